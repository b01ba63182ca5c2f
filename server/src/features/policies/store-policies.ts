import { USUAL_TERMS, type CancellationTerms } from '@wayfarer/contract';
import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { cancellationPolicies, spotPolicies } from '../../db/tables/money/cancellations.ts';

export type PolicyRow = typeof cancellationPolicies.$inferSelect;

/**
 * Returns the version that a new booking gets if its destination names this policy; null means the default policy.
 */
export type PolicyOf = (family: string | null) => PolicyRow | null;

const { id, isDefault, retiredAt, version } = cancellationPolicies;
const IN_FORCE = or(isNull(retiredAt), eq(isDefault, true));

/** Finds the newest version of a policy, or of the default if the policy is retired. */
function policyOf(inForce: readonly PolicyRow[]): PolicyOf {
  const byFamily = new Map(inForce.map((row) => [row.family, row]));
  const other = inForce.find((row) => row.isDefault) ?? null;
  return (family) => (family === null ? undefined : byFamily.get(family)) ?? other;
}

export async function findPolicies(db: Reader): Promise<PolicyOf> {
  const rows = await db.select().from(cancellationPolicies).where(IN_FORCE).orderBy(asc(version));
  return policyOf(rows);
}

export async function findPolicyOfSpot(db: Reader, spotId: string): Promise<PolicyRow | null> {
  const rows = await db
    .select({ policy: cancellationPolicies, named: spotPolicies.family })
    .from(cancellationPolicies)
    .leftJoin(spotPolicies, eq(spotPolicies.spotId, spotId))
    .where(IN_FORCE)
    .orderBy(asc(version));
  return policyOf(rows.map(({ policy }) => policy))(rows[0]?.named ?? null);
}

/**
 * The terms of a version; the usual terms if it is null, as in bookings from older versions. A version never changes,
 * so a booking's terms don't change either.
 */
export async function findTerms(db: Reader, policyId: string | null): Promise<CancellationTerms> {
  if (policyId === null) return USUAL_TERMS;
  const [row] = await db.select().from(cancellationPolicies).where(eq(id, policyId));
  return row ?? USUAL_TERMS;
}
