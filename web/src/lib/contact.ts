/** A link that calls a number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** A link that opens an email with its subject filled in. */
export function mailHref(email: string, subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURI(email).replaceAll('?', '%3F')}${query}`;
}
