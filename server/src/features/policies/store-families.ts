import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { cancellationPolicies, spotPolicies } from '../../db/tables/money/cancellations.ts';
import type { PolicyRow } from './store-policies.ts';

const { family: familyName, id, isDefault, retiredAt, version } = cancellationPolicies;

/**
 * Locks all policies until the transaction ends; bookings can still read them. Later statements see what was committed
 * in the meantime.
 */
export async function lockPolicies(tx: Tx): Promise<void> {
  await tx.select({ id }).from(cancellationPolicies).orderBy(id).for('update');
}

export function listVersions(db: Executor, family: string): Promise<PolicyRow[]> {
  return db
    .select()
    .from(cancellationPolicies)
    .where(eq(familyName, family))
    .orderBy(desc(version));
}

export function listAllVersions(db: Executor): Promise<PolicyRow[]> {
  return db.select().from(cancellationPolicies).orderBy(familyName, desc(version));
}

export async function insertVersion(tx: Tx, row: PolicyRow): Promise<void> {
  await tx.insert(cancellationPolicies).values(row);
}

export async function clearDefault(tx: Tx): Promise<void> {
  await tx.update(cancellationPolicies).set({ isDefault: false }).where(eq(isDefault, true));
}

export async function markDefault(tx: Tx, policyId: string): Promise<void> {
  await tx.update(cancellationPolicies).set({ isDefault: true }).where(eq(id, policyId));
}

export async function markRetired(tx: Tx, family: string, now: Date): Promise<void> {
  await tx
    .update(cancellationPolicies)
    .set({ retiredAt: now })
    .where(and(eq(familyName, family), isNull(retiredAt)));
}

export async function countSpots(db: Executor): Promise<ReadonlyMap<string, number>> {
  const { family } = spotPolicies;
  const rows = await db
    .select({ family, spots: count() })
    .from(spotPolicies)
    .where(isNotNull(family))
    .groupBy(family);
  return new Map(rows.map(({ family: name, spots }) => [name ?? '', spots]));
}
