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

/** The result of a test email. */
export const MailTrial = z.object({
  /** `kept`: the email stays in the database because there is no mail server. */
  result: z.enum(['sent', 'refused', 'kept']),
  /** The recipient: the caller's own address. */
  to: z.string(),
  /**
   * The reason why the email was refused: the mail server's codes without its text, or the connection's error. Empty
   * otherwise.
   */
  answer: z.string(),
});
export type MailTrial = z.output<typeof MailTrial>;

export const tryMail = endpoint(calls.tryMail, {
  summary:
    'Send yourself a test email, immediately and without the outbox, to check the mail server',
  response: MailTrial,
});
