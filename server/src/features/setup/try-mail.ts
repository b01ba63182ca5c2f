import type { MailTrial } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { readMailSettings } from '../../mails/mail-settings.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { UndeliveredError } from '../../mail-ports.ts';
import { recordAct } from '../audit/index.ts';

/**
 * Tests the mail server with an email to the caller. Bypasses the outbox, to return the server's own answer and not to
 * retry a refused email.
 */
export async function tryMail(context: UserContext): Promise<MailTrial> {
  const { actor, clock, config, db, mailer, newId } = context;
  const settings = await readMailSettings(db.orm);
  const agency = settings('agency.name');
  const { write } = wordsIn(config, null);
  const mail = write.composeMail(actor.email, write.trialParts(agency), settings);
  const { hostname } = new URL(config.http.publicUrl);
  const { subject, text, html } = mail;
  const outgoing = { to: actor.email, subject, text, html };
  const envelope = { messageId: `<${newId()}@${hostname}>`, date: clock.now() };
  const trial = await outcomeOf(() => mailer.deliver({ ...outgoing, ...envelope }));
  const result =
    config.mail.smtpUrl === undefined && trial.result === 'sent' ? 'kept' : trial.result;
  await db.orm.transaction((tx) =>
    recordAct(context, tx, 'mail_server_tried', actor.uid, { result }),
  );
  return { result, to: actor.email, answer: trial.answer };
}

async function outcomeOf(
  deliver: () => Promise<void>,
): Promise<Pick<MailTrial, 'result' | 'answer'>> {
  try {
    await deliver();
    return { result: 'sent', answer: '' };
  } catch (error) {
    if (!(error instanceof UndeliveredError)) throw error;
    return { result: 'refused', answer: error.message.slice(0, 200) };
  }
}
