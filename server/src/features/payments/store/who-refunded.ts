import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { nameOfAccount } from '../../../db/records/who-acted.ts';
import { refunds } from '../../../db/tables/money/payments.ts';

const { createdAt, requestedBy, requestedByName } = refunds;

/**
 * Saves a colleague's name in the refunds that they decided, if an older version left it out. Call it before the
 * account is deleted.
 */
export async function keepWhoRefunded(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(refunds)
    .set({
      requestedByName: nameOfAccount(uid),
    })
    .where(and(eq(requestedBy, uid), isNull(requestedByName)));
}

/** Removes the names of people whose accounts are gone from refunds decided before a time. */
export async function forgetWhoRefunded(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  if (gone.length === 0) return;
  await db
    .update(refunds)
    .set({ requestedBy: null, requestedByName: null })
    .where(and(inArray(requestedBy, [...gone]), lt(createdAt, before)));
}
