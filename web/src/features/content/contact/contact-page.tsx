import { Clock, Mail, MapPin, MessageCircle, MessageCircleQuestionMark, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { mailHref, telHref, whatsappHref } from '../../../lib/contact.ts';
import { linkedPaths } from '../../../domain/paths.ts';
import { langOfText } from '../../../lib/language.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactTexts as texts } from '../copy.texts.js';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline wrap-anywhere';

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-lagoon-soft text-lagoon [&>svg]:size-5"
      >
        {icon}
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        {children}
      </div>
    </li>
  );
}

function OtherWays() {
  const { contact, site } = usePublicConfig();
  const { email, phone, whatsapp } = contact;
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways" className="display text-h3">
        {texts.otherTitle}
      </h2>
      <ul className="mt-5 flex flex-col gap-5">
        {phone !== undefined && (
          <Way icon={<Icon shape={Phone} />} title={texts.call}>
            <a href={telHref(phone)} className={`${LINK} number-run`}>
              {phone}
            </a>
          </Way>
        )}
        {whatsapp !== undefined && (
          <Way icon={<Icon shape={MessageCircle} />} title={texts.whatsapp}>
            <a
              href={whatsappHref(whatsapp)}
              target="_blank"
              rel="noreferrer"
              className={`${LINK} number-run`}
            >
              {whatsapp}
            </a>
          </Way>
        )}
        {email !== undefined && (
          <Way icon={<Icon shape={Mail} />} title={texts.mail}>
            <a href={mailHref(email)} className={LINK}>
              {email}
            </a>
          </Way>
        )}
        {site.address !== '' && (
          <Way icon={<Icon shape={MapPin} />} title={texts.visit}>
            <p className="whitespace-pre-line wrap-anywhere">{site.address}</p>
          </Way>
        )}
        {site.openingHours !== '' && (
          <Way icon={<Icon shape={Clock} />} title={texts.hours}>
            <p lang={langOfText(site, 'openingHours')} className="wrap-anywhere">
              {site.openingHours}
            </p>
          </Way>
        )}
        <Way icon={<Icon shape={MessageCircleQuestionMark} />} title={texts.support}>
          <p className="text-sm text-muted">{texts.supportText}</p>
          <Link to={linkedPaths.support()} className={LINK}>
            {texts.supportLink}
          </Link>
        </Way>
      </ul>
    </section>
  );
}

function wanted(parameter: string | null): string {
  return parameter?.trim().slice(0, 100) ?? '';
}

/** The subject given by the link that led here; empty if there is none. */
function subjectOf(search: URLSearchParams): string {
  const [to, about, review] = ['to', 'about', 'review'].map((name) => wanted(search.get(name)));
  if (to) return texts.subjectFor(to);
  if (about) return texts.subjectAbout(about);
  return review ? texts.subjectOfReview(review) : '';
}

function Contact() {
  const [search] = useSearchParams();
  const { mode } = usePublicConfig();
  const subject = subjectOf(search);
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <Container className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-16">
        <Card>
          <ContactForm key={subject} subject={subject} />
        </Card>
        <div>
          <OtherWays />
          {mode === 'demo' && <p className="mt-8 text-sm text-muted">{texts.sample}</p>}
        </div>
      </Container>
    </>
  );
}

export const page = definePage(Contact, {
  meta: () => ({ title: texts.title, description: texts.text }),
});
