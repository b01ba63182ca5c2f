import {
  type OwnWordMail,
  TRIPLESS_MAIL_KINDS,
  WAIT_ENDED,
} from '../../options/trips/mail-kinds.ts';

/** Placeholders in braces that the agency can use in its own texts in emails. */
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

/** The placeholders that emails without a trip can have. */
const TRIPLESS_PLACEHOLDERS = ['name', 'agency'] as const satisfies readonly MailPlaceholder[];

/** Left out because a wait that ended has no booking. */
const WITHOUT_BOOKING = MAIL_PLACEHOLDERS.filter((one) => one !== 'reference');

/** The placeholders that emails of a kind may contain. */
export function placeholdersOf(kind: OwnWordMail): readonly MailPlaceholder[] {
  if (kind === WAIT_ENDED) return WITHOUT_BOOKING;
  return TRIPLESS_MAIL_KINDS.some((one) => one === kind)
    ? TRIPLESS_PLACEHOLDERS
    : MAIL_PLACEHOLDERS;
}

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is MailPlaceholder =>
  MAIL_PLACEHOLDERS.some((one) => one === name);

/** The fault of a text that has a placeholder which emails of this kind don't have; null if there is none. */
export function placeholderFault(text: unknown, kind: OwnWordMail): string | null {
  const allowed = placeholdersOf(kind);
  const names = [...String(text).matchAll(IN_BRACES)].map(([, name = '']) => name);
  const unknown = names.find((name) => !allowed.some((one) => one === name));
  if (unknown === undefined) return null;
  const known = allowed.map((name) => `{${name}}`).join(', ');
  return `contains {${unknown}}, which isn't a placeholder. You can use ${known}.`;
}

/** Replaces the placeholders of a text. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<MailPlaceholder, string>>,
): string {
  return text.replaceAll(IN_BRACES, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}
