/** Words in braces that the agency's own texts in emails may contain, each replaced by its value. */
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

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is MailPlaceholder =>
  MAIL_PLACEHOLDERS.some((one) => one === name);

/** The fault of a text with a placeholder that doesn't exist; null if there is none. */
export function placeholderFault(text: unknown): string | null {
  const names = [...String(text).matchAll(IN_BRACES)].map(([, name = '']) => name);
  const unknown = names.find((name) => !isPlaceholder(name));
  if (unknown === undefined) return null;
  const known = MAIL_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
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
