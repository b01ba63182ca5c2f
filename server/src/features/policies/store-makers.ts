import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { cancellationPolicies, policyExceptions } from '../../db/tables/money/cancellations.ts';

/** For a deleted staff account: the policies and exceptions it made stay, without the name. */
export async function forgetPolicyMaker(db: Executor, uid: string): Promise<void> {
  const { createdBy } = cancellationPolicies;
  const { byUserId } = policyExceptions;
  await db.update(cancellationPolicies).set({ createdBy: null }).where(eq(createdBy, uid));
  await db.update(policyExceptions).set({ byUserId: null }).where(eq(byUserId, uid));
}
