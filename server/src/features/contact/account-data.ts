import { RETENTION, type ContactMessage } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { deleteMessagesBefore, deleteMessagesFrom, listMessagesFrom } from './store.ts';

const DAY_MS = 86_400_000;

/** What was written from an address. */
export async function exportContactMessages(
  db: Executor,
  emailKey: string,
): Promise<ContactMessage[]> {
  const messages = await listMessagesFrom(db, emailKey);
  return messages.map(({ id, name, email, subject, message, createdAt }) => ({
    _id: id,
    name,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
  }));
}

/** With the account that has proved the address. */
export function deleteContactMessages(tx: Tx, emailKey: string): Promise<void> {
  return deleteMessagesFrom(tx, emailKey);
}

/** Part of a job: deletes what was stored long enough. */
export function endContactRetention({ clock, db }: AppContext): Promise<void> {
  const end = clock.now().getTime() - RETENTION.contactMessageDays * DAY_MS;
  return deleteMessagesBefore(db.orm, new Date(end));
}
