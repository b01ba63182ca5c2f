import {
  type OwnWordMail,
  TRIPLESS_MAIL_KINDS,
  WAIT_ENDED,
} from '../../options/trips/mail-kinds.ts';

/** The placeholders that an agency can write, in braces, in its own email texts. */
export const MAIL_PLACEHOLDERS = [
  'name',
  'destination',
  'country',
  'date',
  'days',
  'reference',
  'agency',
] as const;
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number];

/** For emails without a trip. */
const TRIPLESS_PLACEHOLDERS = ['name', 'agency'] as const satisfies readonly MailPlaceholder[];

/** The email about the end of a wait has no booking. */
const WITHOUT_BOOKING = MAIL_PLACEHOLDERS.filter((one) => one !== 'reference');

export function placeholdersOf(kind: OwnWordMail): readonly MailPlaceholder[] {
  if (kind === WAIT_ENDED) return WITHOUT_BOOKING;
  return TRIPLESS_MAIL_KINDS.some((one) => one === kind)
    ? TRIPLESS_PLACEHOLDERS
    : MAIL_PLACEHOLDERS;
}

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is MailPlaceholder =>
  MAIL_PLACEHOLDERS.some((one) => one === name);

/** The fault of a text with a placeholder that this kind of email doesn't have, or null. */
export function placeholderFault(text: unknown, kind: OwnWordMail): string | null {
  const allowed = placeholdersOf(kind);
  const names = [...String(text).matchAll(IN_BRACES)].map(([, name = '']) => name);
  const unknown = names.find((name) => !allowed.some((one) => one === name));
  if (unknown === undefined) return null;
  const known = allowed.map((name) => `{${name}}`).join(', ');
  return `contains {${unknown}}, which isn't a placeholder. You can use ${known}.`;
}

export function fillPlaceholders(
  text: string,
  values: Readonly<Record<MailPlaceholder, string>>,
): string {
  return text.replaceAll(IN_BRACES, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}
