import { USUAL_TERMS, type CancellationTerms } from '@wayfarer/contract';
import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { cancellationPolicies, spotPolicies } from '../../db/tables/money/cancellations.ts';

export type PolicyRow = typeof cancellationPolicies.$inferSelect;

/** The version that a booking gets if it is made now, for a destination that names this policy, or none. */
export type PolicyOf = (family: string | null) => PolicyRow | null;

const { id, isDefault, retiredAt, version } = cancellationPolicies;
const IN_FORCE = or(isNull(retiredAt), eq(isDefault, true));

/** The newest version of the policy, or the default if that is retired. */
function policyOf(inForce: readonly PolicyRow[]): PolicyOf {
  const byFamily = new Map(inForce.map((row) => [row.family, row]));
  const other = inForce.find((row) => row.isDefault) ?? null;
  return (family) => (family === null ? undefined : byFamily.get(family)) ?? other;
}

export async function findPolicies(db: Reader): Promise<PolicyOf> {
  const rows = await db.select().from(cancellationPolicies).where(IN_FORCE).orderBy(asc(version));
  return policyOf(rows);
}

/** The version for a booking of a destination made now. */
export async function findPolicyOfSpot(db: Reader, spotId: string): Promise<PolicyRow | null> {
  const rows = await db
    .select({ policy: cancellationPolicies, named: spotPolicies.family })
    .from(cancellationPolicies)
    .leftJoin(spotPolicies, eq(spotPolicies.spotId, spotId))
    .where(IN_FORCE)
    .orderBy(asc(version));
  return policyOf(rows.map(({ policy }) => policy))(rows[0]?.named ?? null);
}

/** The terms of a version, which never change for a booking; null, from older versions: the usual terms. */
export async function findTerms(db: Reader, policyId: string | null): Promise<CancellationTerms> {
  if (policyId === null) return USUAL_TERMS;
  const [row] = await db.select().from(cancellationPolicies).where(eq(id, policyId));
  return row ?? USUAL_TERMS;
}
