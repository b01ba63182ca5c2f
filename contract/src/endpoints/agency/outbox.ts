import { z } from 'zod/mini';
import * as calls from '../../calls/agency/outbox.ts';
import { endpoint } from '../../declaration/endpoint.ts';

/** A mail as the demonstration shows it. */
export const OutboxMail = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The plain text part; URLs in it are on lines of their own. */
  text: z.string(),
  createdAt: z.string(),
  /** Of a mail about a booking: what it tells. */
  kind: z.nullable(z.string()),
});
export type OutboxMail = z.output<typeof OutboxMail>;

export const listOutbox = endpoint(calls.listOutbox, {
  summary:
    'Mails that the demonstration stores instead of sending, newest first; 404 where mail is sent',
  response: z.array(OutboxMail),
  errors: ['not_found'],
});
