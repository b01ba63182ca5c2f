import type { AppContext } from '../context.ts';
import type { Executor } from '../db/database.ts';
import type { Mail } from '../ports.ts';
import { composeMail, type MailParts } from './mail-layout.ts';

type Answers = Pick<Mail, 'autoSubmitted' | 'replyTo'>;

/**
 * Mails the agency what needs a person. In the transaction that makes it true, so that it is
 * sent once for its event; without `CONTACT_EMAIL` nothing is sent. Never with card data.
 */
export async function notifyAgency(
  { config, mail }: Pick<AppContext, 'config' | 'mail'>,
  executor: Executor,
  { answers, ...parts }: Omit<MailParts, 'internal' | 'name'> & { answers?: Answers },
): Promise<void> {
  const { email } = config.contact;
  if (email === undefined) return;
  await mail.enqueue(executor, {
    ...composeMail(email, { ...parts, internal: true }),
    ...answers,
  });
}
