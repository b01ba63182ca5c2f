import type { Mailer } from '../mail-ports.ts';

/** Delivers nothing, because people read the emails in the outbox. */
export const outboxMailer: Mailer = {
  deliver: async () => undefined,
};
