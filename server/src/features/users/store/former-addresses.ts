import { and, asc, eq, lt, notExists } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { formerAddresses, users } from '../../../db/tables.ts';

export async function saveFormerAddress(
  db: Executor,
  row: typeof formerAddresses.$inferInsert,
): Promise<void> {
  await db
    .insert(formerAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [formerAddresses.uid, formerAddresses.emailKey],
      set: { leftAt: row.leftAt },
    });
}

export function listFormerAddresses(db: Executor, uid: string) {
  return db
    .select()
    .from(formerAddresses)
    .where(eq(formerAddresses.uid, uid))
    .orderBy(asc(formerAddresses.leftAt));
}

/** Deletes a user's former addresses. Returns those that no other user has now. */
export async function deleteFormerAddresses(db: Executor, uid: string): Promise<string[]> {
  const taken = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, formerAddresses.emailKey));
  const free = await db
    .select({ emailKey: formerAddresses.emailKey })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.uid, uid), notExists(taken)));
  await db.delete(formerAddresses).where(eq(formerAddresses.uid, uid));
  return free.map(({ emailKey }) => emailKey);
}

export async function deleteFormerAddressesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(formerAddresses).where(lt(formerAddresses.leftAt, before));
}
