import { z } from 'zod/mini';
import * as calls from '../../calls/agency/setup.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { text } from '../../fields/text.ts';
import { User } from '../people/users.ts';

export const completeSetup = endpoint(calls.completeSetup, {
  summary: 'Become the first owner of the agency, by the link that its server printed',
  fresh: true,
  body: z.object({ token: text(100, 1) }),
  response: User,
  errors: ['setup_closed'],
});

/** What became of a mail that was only to try the mail server. */
export const MailTrial = z.object({
  /** `kept`: there is no mail server, mails stay in the database. */
  result: z.enum(['sent', 'refused', 'kept']),
  /** Whose address it went to: the caller's own. */
  to: z.string(),
  /** Codes of the mail server's refusal, never its words. */
  answer: z.string(),
});
export type MailTrial = z.output<typeof MailTrial>;

export const tryMail = endpoint(calls.tryMail, {
  summary:
    'Send a mail to oneself, at once and without the outbox, to see whether the mail server takes it',
  response: MailTrial,
});
