/**
 * What becomes of the mails of an installation: a mail server takes them, the demonstration shows them in its
 * outbox, or they reach no one.
 */
export const MAIL_DELIVERIES = ['server', 'outbox', 'none'] as const;
export type MailDelivery = (typeof MAIL_DELIVERIES)[number];
