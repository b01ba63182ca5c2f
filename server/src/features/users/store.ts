import type { Role } from '@wayfarer/contract';
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { deletedUsers, newsletterSubscriptions, roleChanges, users } from '../../db/tables.ts';

export type UserRow = typeof users.$inferSelect;
export type RoleChangeRow = typeof roleChanges.$inferSelect;
export type DeletionRow = typeof deletedUsers.$inferSelect;

const LIST_MAX = 1000;

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function lockUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Keeps an account from being deleted until the transaction ends. False: it is gone already. */
export async function holdUser(db: Executor, id: string): Promise<boolean> {
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

export async function deleteUserRow(db: Executor, id: string): Promise<number> {
  const gone = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return gone.length;
}

export function selectUsers(db: Executor): Promise<UserRow[]> {
  return db.select().from(users).orderBy(desc(users.createdAt), desc(users.id)).limit(LIST_MAX);
}

/** Locks every administrator's row, in one order, so that two demotions cannot both be the last but one. */
export async function lockAdministrators(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function insertRoleChange(db: Executor, row: RoleChangeRow): Promise<void> {
  await db.insert(roleChanges).values(row);
}

export async function hasRoleChange(db: Executor, userId: string, to: Role): Promise<boolean> {
  const rows = await db
    .select({ id: roleChanges.id })
    .from(roleChanges)
    .where(and(eq(roleChanges.userId, userId), eq(roleChanges.to, to)))
    .limit(1);
  return rows.length > 0;
}

export function selectRoleChanges(db: Executor): Promise<RoleChangeRow[]> {
  return db
    .select()
    .from(roleChanges)
    .orderBy(desc(roleChanges.at), desc(roleChanges.id))
    .limit(LIST_MAX);
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

export async function forgetNewsletter(db: Executor, emailKey: string): Promise<void> {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailKey, emailKey));
}
