/** How emails are delivered: through a mail server, to the demo's outbox page, or not at all. */
export const MAIL_DELIVERIES = ['server', 'outbox', 'none'] as const;
export type MailDelivery = (typeof MAIL_DELIVERIES)[number];
