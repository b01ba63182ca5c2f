import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { deletedUsers, users } from '../../db/tables.ts';
import type { RowCursor } from '../../pagination/keyset-cursor.ts';

export type UserRow = typeof users.$inferSelect;
export type DeletionRow = typeof deletedUsers.$inferSelect;

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function lockUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Keeps an account from being deleted until the transaction ends. False: it is gone already. */
export async function lockUserForShare(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('key share');
  return rows.length > 0;
}

/** Inserts the user, or answers the row that somebody else's request made first. */
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
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

export async function deleteUserRow(db: Executor, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

interface UserPage {
  /** A part of a name or an address. */
  search: string;
  after: RowCursor | null;
  limit: number;
}

/** Newest first, at most `limit` that come after a cursor. */
export function pageUsers(db: Executor, { search, after, limit }: UserPage): Promise<UserRow[]> {
  const { createdAt, emailKey, id, name } = users;
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = sql`(lower(${name}) || ' ' || ${emailKey}) like lower(${part})`;
  const below = after && sql`(${createdAt}, ${id}) < (${after.key}::timestamptz, ${after.id})`;
  return db
    .select()
    .from(users)
    .where(and(search === '' ? undefined : found, below ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/**
 * Remembers a deletion that the product has begun; the identity provider's half is still open. An
 * account that came back after an earlier one is deleted anew.
 */
export async function markDeleted(db: Executor, id: string, at: Date): Promise<void> {
  const fresh = { deletedAt: at, erasedAt: at, identityDeletedAt: null };
  await db
    .insert(deletedUsers)
    .values({ id, ...fresh })
    .onConflictDoUpdate({ target: deletedUsers.id, set: fresh });
}

/** The product's half of a deletion that began at the identity provider. */
export async function markErased(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(deletedUsers).set({ erasedAt: at }).where(eq(deletedUsers.id, id));
}

export async function deletionOf(db: Executor, id: string): Promise<Date | undefined> {
  const [row] = await db.select().from(deletedUsers).where(eq(deletedUsers.id, id));
  return row?.deletedAt;
}

/** Deletions of which one half is missing, the provider's or ours, in the order of their ids. */
export function selectUnfinishedDeletions(
  db: Executor,
  { after, limit }: { after: string; limit: number },
) {
  const unfinished = or(isNull(deletedUsers.identityDeletedAt), isNull(deletedUsers.erasedAt));
  return db
    .select()
    .from(deletedUsers)
    .where(and(unfinished, gt(deletedUsers.id, after)))
    .orderBy(asc(deletedUsers.id))
    .limit(limit);
}

export async function markIdentityDeleted(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(deletedUsers).set({ identityDeletedAt: at }).where(eq(deletedUsers.id, id));
}
