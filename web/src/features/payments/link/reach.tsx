import type { AgencyContact } from '@wayfarer/contract';
import { Mail, Phone, ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import { mailHref, telHref } from '../../../lib/contact.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { askTexts } from './copy.texts.js';

const LINK = 'underline underline-offset-4';

type Ways = Partial<Pick<AgencyContact, 'phone' | 'email'>>;

/** Puts an element in place of a word of a sentence. */
function withElement(parts: readonly ReactNode[], word: string, element: ReactNode): ReactNode[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string' || !part.includes(word)) return [part];
    const [before, ...after] = part.split(word);
    return [before, element, after.join(word)];
  });
}

/** The sentence and the link for the way to ask; null if there is neither a telephone number nor an email address. */
function questionOf({ phone = '', email = '' }: Ways, reference: string | null) {
  if (phone !== '') {
    const sentence =
      reference === null ? askTexts.call(phone) : askTexts.callWith({ phone, reference });
    return { sentence, way: phone, href: telHref(phone) };
  }
  if (email === '') return null;
  const sentence =
    reference === null ? askTexts.write(email) : askTexts.writeWith({ email, reference });
  return { sentence, way: email, href: mailHref(email, reference ?? '') };
}

/** How to find out whether the request is real; nothing if the agency hasn't set how to reach it. */
export function NotSure({ agency, reference }: { agency: Ways; reference: string | null }) {
  const question = questionOf(agency, reference);
  if (!question) return null;
  const { href, sentence, way } = question;
  const link = (
    <a key="way" href={href} className={LINK}>
      <bdi dir="ltr" className="wrap-anywhere">
        {way}
      </bdi>
    </a>
  );
  const linked = withElement([sentence], way, link);
  const parts =
    reference === null
      ? linked
      : withElement(
          linked,
          reference,
          <bdi key="reference" className="whitespace-nowrap">
            {reference}
          </bdi>,
        );
  return (
    <p className="mt-5 flex justify-center gap-2.5 px-2 text-sm text-muted">
      <Icon shape={ShieldCheck} className="mt-0.5 size-4 shrink-0" />
      <span>{parts}</span>
    </p>
  );
}

/** The agency's telephone number and email address, as far as they are set. */
export function Reach({ agency: { phone = '', email = '' } }: { agency: Ways }) {
  const ways = [
    { way: phone, href: telHref(phone), shape: Phone },
    { way: email, href: mailHref(email), shape: Mail },
  ];
  return ways
    .filter(({ way }) => way !== '')
    .map(({ href, shape, way }) => (
      <a
        key={href}
        href={href}
        className="flex min-h-12 items-center gap-2.5 rounded-field border border-line-strong/60 bg-surface px-5 font-semibold hover:border-ink"
      >
        <Icon shape={shape} className="size-5 shrink-0" />
        <bdi dir="ltr" className="min-w-0 wrap-anywhere">
          {way}
        </bdi>
      </a>
    ));
}
