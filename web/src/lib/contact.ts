/** How travellers reach the agency: sample data, on a number and a domain reserved for examples. */
export const contact = {
  phone: '+1 202 555 0142',
  phoneHref: 'tel:+12025550142',
  email: 'journeys@example.com',
} as const;

/** A link that opens a mail with its subject filled in. */
export function mailHref(subject: string): string {
  return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`;
}
