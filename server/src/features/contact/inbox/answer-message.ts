import type { InboxRecord } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { demandMailDelivery } from '../../../mails/demand-mail-delivery.ts';
import { readMailSettings, replyAddress } from '../../../mails/mail-settings.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { notFound } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { getInboxMessage } from './get-message.ts';
import { insertReply, lockMessageForUpdate, updateMessage } from './store.ts';

/**
 * Answers a message by email and stores the answer. The email, its record and the message's new state are written in
 * one transaction. Throws `not_found`, `no_mail_server`.
 */
export async function answerInboxMessage(
  context: UserContext,
  id: string,
  text: string,
): Promise<InboxRecord> {
  const { actor, clock, config, db, mail, newId } = context;
  demandMailDelivery(config);
  const mailId = newId();
  await db.orm.transaction(async (tx) => {
    const message = await lockMessageForUpdate(tx, id);
    if (!message) throw notFound('message');
    const now = clock.now();
    const replyTo = replyAddress(await readMailSettings(tx, config.contact)) || undefined;
    const { write } = wordsIn(config, message.language);
    await mail.enqueue(tx, { ...write.answerMail(message, text, replyTo), id: mailId });
    await insertReply(tx, {
      id: context.createdId(),
      messageId: id,
      at: now,
      byUserId: actor.uid,
      body: text,
      mailId,
    });
    await updateMessage(tx, id, {
      state: 'answered',
      answeredAt: now,
      assignedTo: message.assignedTo ?? actor.uid,
    });
    await recordAct(context, tx, 'message_answered', id);
  });
  return getInboxMessage(context, id);
}
