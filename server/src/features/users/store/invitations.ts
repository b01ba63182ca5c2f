import { desc, eq, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { staffInvitations as invitations } from '../../../db/tables/staff.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** More than one agency ever has open. */
const MOST = 500;

export function listInvitationRows(db: Executor): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST);
}

export async function findInvitationTo(
  db: Executor,
  emailKey: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.emailKey, emailKey));
  return row;
}

/** Takes the place of an earlier one for the same address, whose link ends with it. */
export async function putInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  await tx
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: invitations.emailKey, set: row });
}

export async function lockInvitation(
  tx: Tx,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .for('update');
  return row;
}

/** Returns whether there was one. */
export async function deleteInvitation(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(invitations)
    .where(eq(invitations.id, id))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

export async function deleteInvitationsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}

/** The address goes with the account. */
export async function deleteInvitationTo(tx: Tx, emailKey: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.emailKey, emailKey));
}
