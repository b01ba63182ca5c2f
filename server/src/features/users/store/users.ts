import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing.ts';
import type { Executor } from '../../../db/database.ts';
import { findRow, lockRow } from '../../../db/rows.ts';
import { users } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';

export type UserRow = typeof users.$inferSelect;

export const findUser = (db: Executor, id: string) => findRow(db, users, eq(users.id, id));

/** The user who has verified this address (in lower case); the first one if there are several. */
export const findProvedUser = (db: Executor, emailKey: string) =>
  findRow(
    db,
    users,
    and(eq(users.emailKey, emailKey), isNotNull(users.emailProvedAt)),
    asc(users.createdAt),
    asc(users.id),
  );

export const lockUserForUpdate = (db: Executor, id: string) => lockRow(db, users, eq(users.id, id));

/** Locks an account against deletion until the transaction ends. Returns false if it is already deleted. */
export async function lockUserForShare(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('key share');
  return rows.length > 0;
}

export async function insertUser(db: Executor, row: UserRow): Promise<UserRow> {
  const [made] = await db
    .insert(users)
    .values(row)
    .onConflictDoUpdate({ target: users.id, set: { id: sql`excluded.id` } })
    .returning();
  if (!made) throw new Error('the user was not inserted');
  return made;
}

export async function updateUserRow(
  db: Executor,
  id: string,
  change: Partial<Omit<UserRow, 'id'>>,
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

export async function setLanguage(
  db: Executor,
  id: string,
  language: string | null,
): Promise<void> {
  await updateUserRow(db, id, { language });
}

export async function setSavedPlacesSince(
  db: Executor,
  id: string,
  since: Date | null,
): Promise<void> {
  await updateUserRow(db, id, { savedPlacesSince: since });
}

/** Unsubscribes a person from requests for reviews. If they did so before, the earlier time stays. */
export async function endReviewMailsTo(db: Executor, id: string, at: Date): Promise<void> {
  const { reviewMailsEndedAt } = users;
  await db
    .update(users)
    .set({ reviewMailsEndedAt: at })
    .where(and(eq(users.id, id), isNull(reviewMailsEndedAt)));
}

export async function deleteUserRow(db: Executor, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

interface UserPage extends RowsAfter {
  search: string;
}

export function listUserRows(db: Executor, { search, after, limit }: UserPage): Promise<UserRow[]> {
  const { createdAt, emailKey, id, name } = users;
  const found = containing(sql`(lower(${name}) || ' ' || ${emailKey})`, search);
  return db
    .select()
    .from(users)
    .where(and(found, olderThan(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
