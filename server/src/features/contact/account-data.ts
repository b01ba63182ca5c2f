import { RETENTION, type ContactMessage } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { deleteMessagesBefore, listMessagesOf, listRepliesTo } from './store.ts';

export { deleteContactMessages, deleteOwnContactMessages, forgetWhoAnswered } from './store.ts';

const DAY_MS = 86_400_000;

/** A person's messages with their answers: messages sent while signed in or from their verified address. */
export async function exportContactMessages(
  db: Executor,
  person: { uid: string; provedEmailKey: string | null },
): Promise<ContactMessage[]> {
  const messages = await listMessagesOf(db, person);
  const replies = await listRepliesTo(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map(({ id, name, email, subject, message, createdAt }) => ({
    _id: id,
    name,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .map(({ at, body }) => ({ at: at.toISOString(), text: body })),
  }));
}

/** Deletes messages whose retention period has ended. */
export function endContactRetention({ clock, db }: AppContext): Promise<void> {
  const end = clock.now().getTime() - RETENTION.contactMessageDays * DAY_MS;
  return deleteMessagesBefore(db.orm, new Date(end));
}
