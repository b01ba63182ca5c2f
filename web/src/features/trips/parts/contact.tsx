import { type AgencyContact, commaList } from '@wayfarer/contract';
import { type IconNode, Mail, MessageCircle, Phone } from 'lucide';
import { usePublicConfig } from '../../../api/public-config.ts';
import { telHref, whatsappHref } from '../../../lib/contact.ts';
import { numberRun } from '../../../lib/direction.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { tripTexts as texts } from '../copy.texts.js';

/** A way to contact the agency, as a link that is large enough for a thumb. */
function Way({
  shape,
  href,
  title,
  text,
}: {
  shape: IconNode;
  href: string;
  title: string;
  text: string;
}) {
  return (
    <a
      href={href}
      className="flex min-h-15 items-center gap-4 rounded-card bg-sunken px-4 py-2.5 hover:underline"
    >
      <Icon shape={shape} className="size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block text-sm font-semibold">{title}</span>
        <span className="block text-xs wrap-anywhere text-muted">{text}</span>
      </span>
    </a>
  );
}

const list = (...parts: string[]) => commaList(parts);

/** The numbers to call and the address to write to, without those that the agency hasn't set. */
export function Contact({ agency, className }: { agency: AgencyContact; className?: string }) {
  const { email, emergencyPhone, openingHours, phone } = agency;
  const { whatsapp } = usePublicConfig().contact;
  const reach = email === '' ? phone : email;
  if (emergencyPhone === '' && reach === '' && whatsapp === undefined) return null;
  return (
    <section aria-label={texts.contact} className={className}>
      <h2 className="display mb-4 text-h3 lg:hidden">{texts.contact}</h2>
      <div className="flex flex-col gap-2.5">
        {emergencyPhone !== '' && (
          <Way
            shape={Phone}
            href={telHref(emergencyPhone)}
            title={texts.emergency}
            text={list(numberRun(emergencyPhone), texts.dayAndNight)}
          />
        )}
        {whatsapp !== undefined && (
          <Way
            shape={MessageCircle}
            href={whatsappHref(whatsapp)}
            title={texts.whatsapp}
            text={numberRun(whatsapp)}
          />
        )}
        {reach !== '' && (
          <Way
            shape={email === '' ? Phone : Mail}
            href={email === '' ? telHref(phone) : `mailto:${email}`}
            title={texts.question}
            text={list(email, numberRun(phone), openingHours)}
          />
        )}
      </div>
    </section>
  );
}
