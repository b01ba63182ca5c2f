import type { BodyOf } from '@wayfarer/contract';
import type { PublicContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import { languageToKeep, wordsIn } from '../../mails/words-in.ts';
import type { Message } from '../../mails/written/index.ts';
import { countAutoReplies, insertMessage } from './store.ts';

const DAY_MS = 86_400_000;
/** The maximum number of automatic replies per mailbox and day, regardless of the sender. */
const ACKNOWLEDGED_A_DAY = 3;

/**
 * Stores a message and emails it to the agency. Anyone can type any address into the form, so the confirmation is a
 * fixed text and never repeats what was typed; otherwise the form could be used to send spam.
 */
export function sendContactMessage(
  context: PublicContext,
  message: BodyOf<'sendContactMessage'>,
): Promise<{ received: true }> {
  return sendFromAnybody(context, message, null);
}

async function sendFromAnybody(
  context: PublicContext,
  message: Message,
  customerUid: string | null,
): Promise<{ received: true }> {
  const { clock, config, db, mail } = context;
  const { write } = wordsIn(config, languageToKeep(config, message.language));
  await db.orm.transaction(async (tx) => {
    await insertMessage(tx, { ...rowOf(context, message), customerUid });
    await tellAgency(context, tx, message, false);
    const since = new Date(clock.now().getTime() - DAY_MS);
    const sent = await countAutoReplies(tx, message.email.toLowerCase(), since);
    if (sent < ACKNOWLEDGED_A_DAY) {
      await mail.enqueue(tx, write.acknowledgement(message.email));
    }
  });
  return { received: true };
}

/**
 * Like `sendContactMessage`, for a signed-in sender: the message belongs to their account. Sends them a copy if their
 * address is verified.
 */
export async function sendOwnContactMessage(
  context: UserContext,
  input: BodyOf<'sendOwnContactMessage'>,
): Promise<{ received: true }> {
  const { actor, config } = context;
  const message = { ...input, email: actor.email };
  if (!actor.emailVerified) return sendFromAnybody(context, message, actor.uid);
  await context.db.orm.transaction(async (tx) => {
    await insertMessage(tx, { ...rowOf(context, message), customerUid: actor.uid });
    await tellAgency(context, tx, message, true);
    const { write } = wordsIn(config, languageToKeep(config, message.language));
    await context.mail.enqueue(tx, write.copyMail(message));
  });
  return { received: true };
}

/** Emails the message to the agency. An answer to that email goes to the sender. */
function tellAgency(
  context: PublicContext,
  tx: Tx,
  message: Message,
  isVerified: boolean,
): Promise<void> {
  const answers = { replyTo: message.email, autoSubmitted: 'no' } as const;
  return notifyAgency(context, tx, (write) => write.messageNotice(message, isVerified), answers);
}

function rowOf({ clock, config, createdId }: PublicContext, message: Message) {
  const language = languageToKeep(config, message.language);
  return { ...message, language, id: createdId(), createdAt: clock.now() };
}
