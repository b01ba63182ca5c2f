import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { refunds } from '../../../db/tables/payments.ts';
import { users } from '../../../db/tables/users.ts';

const { createdAt, requestedBy, requestedByName } = refunds;

/** Before an account ends: refunds that a colleague decided keep the name. It is missing in older rows. */
export async function keepWhoRefunded(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(refunds)
    .set({
      requestedByName: sql`(select nullif(${users.name}, '') from ${users} where ${users.id} = ${uid})`,
    })
    .where(and(eq(requestedBy, uid), isNull(requestedByName)));
}

/** Of people whose accounts are gone, and who decided before. */
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
