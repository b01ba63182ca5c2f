import { apart, fillPlaceholders, OWN_WORD_MAILS } from '@wayfarer/contract';
import type { MailParts, MailSettings, MailWords } from '../../mail-parts.ts';
import { greetedName } from './mail-blocks.ts';
import * as texts from './layout.texts.js';

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** For emails that aren't about one trip. */
export const NO_TRIP: MailWords = {
  destination: '',
  country: '',
  date: '',
  days: '',
  reference: '',
};

/** Adds the agency's own subject, opening and closing for emails of this kind. */
export function inOwnWords(
  parts: MailParts,
  kind: string | undefined,
  settings: MailSettings,
): MailParts {
  const known = OWN_WORD_MAILS.find((one) => one === kind);
  if (known === undefined) return parts;
  const said = (part: 'closing' | 'opening' | 'subject') => {
    const text = settings(`mails.${known}.${part}`);
    // without values, the agency's words keep their placeholders
    return parts.words === undefined
      ? text
      : fillPlaceholders(text, {
          ...parts.words,
          name: apart(greetedName(parts.name)) || texts.traveler,
          agency: settings('agency.name'),
        });
  };
  return {
    ...parts,
    subject: (parts.words && said('subject')) || parts.subject,
    paragraphs: [...paragraphsOf(said('opening')), ...parts.paragraphs],
    farewell: [...(parts.farewell ?? []), ...paragraphsOf(said('closing'))],
  };
}
