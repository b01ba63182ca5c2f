import type { Mailer } from '../mail-ports.ts';

/** Without a mail server, mail stays readable in the outbox and counts as delivered there. */
export const outboxMailer: Mailer = {
  deliver: async () => undefined,
};
