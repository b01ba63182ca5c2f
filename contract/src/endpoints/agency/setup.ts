import { z } from 'zod/mini';
import * as calls from '../../calls/agency/setup.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { text } from '../../fields/text.ts';
import { User } from '../people/users.ts';

export const completeSetup = endpoint(calls.completeSetup, {
  summary: 'Become the first owner of the agency, with the link that the server printed',
  fresh: true,
  body: z.object({ token: text(100, 1) }),
  response: User,
  errors: ['setup_closed'],
});

export const MailTrial = z.object({
  /** `kept`: stored and not sent, because there is no mail server. */
  result: z.enum(['sent', 'refused', 'kept']),
  /** The caller's own address. */
  to: z.string(),
  /** The reason for `refused`: the mail server's codes without its text, or the connection's error. Otherwise empty. */
  answer: z.string(),
});
export type MailTrial = z.output<typeof MailTrial>;

export const tryMail = endpoint(calls.tryMail, {
  summary:
    'Send yourself a test email, immediately and without the outbox, to check the mail server',
  response: MailTrial,
});
