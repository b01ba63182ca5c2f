import { describeError } from '../lib/describe-error.ts';
import type { AppContext } from '../context.ts';
import {
  hasExpired,
  type ClaimedMail,
  type MailRecheck,
  type MailWords,
} from '../mails/mail-recheck.ts';
import {
  claimDueMail,
  dropMail,
  EXPIRED,
  markMailFailed,
  markMailSent,
} from '../mails/outbox-store.ts';
import { pauseAfter } from '../mails/retry-policy.ts';
import { UndeliveredError, type Mailer } from '../mail-ports.ts';

/** Emails per run; others wait for the next one. */
const MOST = 500;
/**
 * Milliseconds for which an email is claimed, longer than all steps with a mail server can take. If the process dies,
 * another one sends the email afterward.
 */
const CLAIM_MS = 5 * 60_000;

/**
 * A job: claims and sends due emails one by one. Failures are retried with growing pauses and finally marked dead,
 * permanent rejections at once. Expired emails are dropped, because their links would only lead to a refusal. Returns
 * the number of attempts.
 */
export async function deliverMail(
  context: AppContext,
  mailer: Mailer,
  signal?: AbortSignal,
  review: MailRecheck = () => Promise.resolve('send'),
): Promise<number> {
  for (let tried = 0; tried < MOST; tried += 1) {
    if (signal?.aborted) return tried;
    const now = context.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const mail = await claimDueMail(context.db.orm, { now, until });
    if (!mail) return tried;
    const words = await review(mail);
    if (words !== 'drop' && hasExpired(mail, now)) await expire(context, mail);
    else if (words !== 'drop')
      await deliverOne(context, mailer, words === 'send' ? mail : rewritten(mail, words));
  }
  return MOST;
}

async function expire({ db, log }: AppContext, { attempts, id }: ClaimedMail): Promise<void> {
  await dropMail(db.orm, id, EXPIRED);
  log.warn({ mail: id, attempts }, 'an email expired before it could be sent');
}

function rewritten(mail: ClaimedMail, { html: htmlBody, subject, text: textBody }: MailWords) {
  return { ...mail, subject, textBody, htmlBody };
}

async function deliverOne(context: AppContext, mailer: Mailer, mail: ClaimedMail): Promise<void> {
  const { recipient: to, subject, textBody: text, htmlBody: html } = mail;
  const { attachments, autoSubmitted, replyTo, unsubscribeUrl } = mail;
  const { hostname } = new URL(context.config.http.publicUrl);
  try {
    await mailer.deliver({
      messageId: `<${mail.id}@${hostname}>`,
      date: mail.createdAt,
      to,
      subject,
      text,
      html,
      autoSubmitted,
      ...(replyTo !== null && { replyTo }),
      ...(unsubscribeUrl !== null && { unsubscribeUrl }),
      ...(attachments !== null && { attachments }),
    });
  } catch (error) {
    await fail(context, mail, error);
    return;
  }
  await markMailSent(context.db.orm, mail.id, context.clock.now());
}

async function fail(
  { clock, db, log }: AppContext,
  mail: ClaimedMail,
  error: unknown,
): Promise<void> {
  const { id, attempts } = mail;
  const refused = error instanceof UndeliveredError && error.permanent;
  const pause = refused ? null : pauseAfter(attempts);
  const details = { mail: id, attempts, failure: describeError(error) };
  if (refused) log.warn(details, 'an email was permanently rejected and will not be delivered');
  else if (pause === null) log.error(details, 'an email was given up and will not be delivered');
  else log.warn(details, 'an email was not delivered');
  await markMailFailed(db.orm, mail, {
    state: pause === null ? 'dead' : 'pending',
    nextAttemptAt: new Date(clock.now().getTime() + (pause ?? 0)),
    lastError: reasonOf(error),
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof UndeliveredError) return error.message.slice(0, 200);
  return error instanceof Error ? error.name : 'unknown';
}
