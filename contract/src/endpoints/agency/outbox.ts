import { z } from 'zod/mini';
import * as calls from '../../calls/agency/outbox.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { IdParams } from '../../fields/text.ts';

/** An email in the demo's outbox. */
export const OutboxMail = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The plain text, with each URL on its own line. */
  text: z.string(),
  createdAt: z.string(),
  /** The kind of an email about a booking; null for other emails. */
  kind: z.nullable(z.string()),
});
export type OutboxMail = z.output<typeof OutboxMail>;

export const listOutbox = endpoint(calls.listOutbox, {
  summary:
    'Emails that the demo stores instead of sending, newest first; 404 if a mail server is set up',
  response: z.array(OutboxMail),
  errors: ['not_found'],
});

export const getOutboxHtml = endpoint(calls.getOutboxHtml, {
  summary: 'An email of the demo as mail programs show it: a page without scripts, for a frame',
  params: IdParams,
  response: media('text/html'),
  errors: ['not_found'],
});
