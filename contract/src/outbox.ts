import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A mail as the demonstration shows it. */
export const OutboxMail = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The plain text part; addresses in it stand on lines of their own. */
  text: z.string(),
  createdAt: z.string(),
});
export type OutboxMail = z.output<typeof OutboxMail>;

/** The latest mails at most. */
export const OUTBOX_LIMIT = 50;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/outbox',
  summary:
    'The mails that the demonstration keeps instead of sending, newest first; not found where mail is really sent',
  auth: 'public',
  group: 'Messages',
  response: z.array(OutboxMail),
  errors: ['not_found'],
});
