/** A link that calls a number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** A link that opens a chat on WhatsApp with the beginning of a message. */
export function whatsappHref(number: string, message?: string): string {
  const query = message === undefined ? '' : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${query}`;
}

/** A link that opens an email with its subject filled in. */
export function mailHref(email: string, subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURI(email).replaceAll('?', '%3F')}${query}`;
}
