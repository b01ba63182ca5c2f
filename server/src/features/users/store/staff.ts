import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { deleteRows, findRow } from '../../../db/rows.ts';
import { accountBlocks, staffMembers, users } from '../../../db/tables.ts';
import type { UserRow } from './users.ts';

export type MemberRow = typeof staffMembers.$inferSelect;

interface UserAndMember {
  user: UserRow;
  member: MemberRow | null;
  blocked: boolean;
}

/** A user with everything that the person's permissions depend on. */
export async function findUserAndMember(db: Executor, id: string): Promise<UserAndMember | null> {
  const [row] = await db
    .select({ user: users, member: staffMembers, block: accountBlocks.id })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(accountBlocks, and(eq(accountBlocks.userId, users.id), isNull(accountBlocks.endedAt)))
    .where(eq(users.id, id));
  return row ? { user: row.user, member: row.member, blocked: row.block !== null } : null;
}

export const findMember = (db: Executor, userId: string) =>
  findRow(db, staffMembers, eq(staffMembers.userId, userId));

export function listOwners(db: Executor): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(sql`${users.role} = 'administrator'`) // a literal, because the index covers only this role
    .orderBy(asc(users.name), asc(users.id));
}

export function listMembers(db: Executor): Promise<{ user: UserRow; member: MemberRow }[]> {
  return db
    .select({ user: users, member: staffMembers })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .orderBy(asc(users.name), asc(users.id));
}

/** Adds or changes a member. Returns the resulting row, which keeps its date of joining. */
export async function putMember(tx: Tx, row: MemberRow): Promise<MemberRow> {
  const { role, extra, refundLimitMinor, byUserId } = row;
  const [put] = await tx
    .insert(staffMembers)
    .values(row)
    .onConflictDoUpdate({
      target: staffMembers.userId,
      set: { role, extra, refundLimitMinor, byUserId },
    })
    .returning();
  if (!put) throw new Error('the member was not stored');
  return put;
}

export const deleteMember = (tx: Tx, userId: string) =>
  deleteRows(tx, staffMembers, eq(staffMembers.userId, userId));
