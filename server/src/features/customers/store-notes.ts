import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { deleteRows } from '../../db/rows.ts';
import { customerNotes, users } from '../../db/tables.ts';

export type NoteRow = typeof customerNotes.$inferSelect;

export async function insertNote(db: Executor, row: NoteRow): Promise<void> {
  await db.insert(customerNotes).values(row);
}

export function listNotes(db: Executor, userId: string) {
  return db
    .select({ note: customerNotes, author: users.name })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.byUserId))
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id));
}

export async function findNote(db: Executor, id: string) {
  const [row] = await db
    .select({ note: customerNotes, author: users.name })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.byUserId))
    .where(eq(customerNotes.id, id));
  return row ?? null;
}

/** Deletes a note about this customer if this person wrote it or its author has left. Returns true if it existed. */
export function deleteNote(
  tx: Tx,
  note: { id: string; userId: string; byUserId: string },
): Promise<boolean> {
  const { byUserId, id, userId } = customerNotes;
  return deleteRows(
    tx,
    customerNotes,
    and(
      eq(id, note.id),
      eq(userId, note.userId),
      or(eq(byUserId, note.byUserId), isNull(byUserId)),
    ),
  );
}

/** Removes a deleted staff account from its notes, which stay. */
export async function forgetWhoNoted(tx: Tx, uid: string): Promise<void> {
  const { byUserId } = customerNotes;
  await tx.update(customerNotes).set({ byUserId: null }).where(eq(byUserId, uid));
}
