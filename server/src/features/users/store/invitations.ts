import { and, desc, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { deleteRows } from '../../../db/rows.ts';
import { staffInvitations as invitations } from '../../../db/tables/staff.ts';
import { formerAddresses, users } from '../../../db/tables/users.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** The maximum number of invitations listed; no agency has that many. */
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

/** Stores an invitation and replaces an earlier one to the same address, whose link stops working. */
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

export const deleteInvitation = (tx: Tx, id: string) =>
  deleteRows(tx, invitations, eq(invitations.id, id));

export async function deleteInvitationsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}

/** Deletes a person's invitations, to their current address and to former ones that no one else has now. */
export async function endInvitationsOf(
  tx: Tx,
  { emailKey, id }: { id: string; emailKey: string },
): Promise<void> {
  const { emailKey: address, uid } = formerAddresses;
  const taken = tx.select({ id: users.id }).from(users).where(eq(users.emailKey, address));
  const former = tx
    .select({ address })
    .from(formerAddresses)
    .where(and(eq(uid, id), notExists(taken)));
  await tx
    .delete(invitations)
    .where(or(eq(invitations.emailKey, emailKey), inArray(invitations.emailKey, former)));
}
