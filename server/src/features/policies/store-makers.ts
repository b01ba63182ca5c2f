import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { cancellationPolicies, policyExceptions } from '../../db/tables/money/cancellations.ts';

/** Removes a deleted staff account from the policies and exceptions that it made, which stay. */
export async function forgetPolicyMaker(db: Executor, uid: string): Promise<void> {
  const { createdBy } = cancellationPolicies;
  const { byUserId } = policyExceptions;
  await db.update(cancellationPolicies).set({ createdBy: null }).where(eq(createdBy, uid));
  await db.update(policyExceptions).set({ byUserId: null }).where(eq(byUserId, uid));
}
