import type { Mailer } from '../mail-ports.ts';

/** Without a mail server, emails can be read in the outbox and count as delivered. */
export const outboxMailer: Mailer = {
  deliver: async () => undefined,
};
