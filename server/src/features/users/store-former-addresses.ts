import { and, asc, eq, lt, notExists } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { formerAddresses, users } from '../../db/tables.ts';
import { forgetMailsTo } from '../../mails/outbox-store.ts';

export async function keepFormerAddress(
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

export function formerAddressesOf(db: Executor, uid: string) {
  return db
    .select()
    .from(formerAddresses)
    .where(eq(formerAddresses.uid, uid))
    .orderBy(asc(formerAddresses.leftAt));
}

/** Forgets what an account was called before, and the mails that went there unless others live there now. */
export async function forgetFormerAddresses(db: Executor, uid: string): Promise<void> {
  const taken = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, formerAddresses.emailKey));
  const left = await db
    .select({ emailKey: formerAddresses.emailKey })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.uid, uid), notExists(taken)));
  for (const { emailKey } of left) await forgetMailsTo(db, emailKey);
  await db.delete(formerAddresses).where(eq(formerAddresses.uid, uid));
}

export async function forgetFormerAddressesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(formerAddresses).where(lt(formerAddresses.leftAt, before));
}
