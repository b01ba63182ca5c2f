import { USUAL_TERMS, type CancellationTerms } from '@wayfarer/contract';
import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../db/database.ts';
import { cancellationPolicies, spotPolicies } from '../../db/tables/cancellations.ts';

export type PolicyRow = typeof cancellationPolicies.$inferSelect;

const POLICY = getTableColumns(cancellationPolicies);

/** The version that a booking of a destination made now is under: of its own family, else the default. */
export async function findPolicyOfSpot(db: Reader, spotId: string): Promise<PolicyRow | null> {
  return (await findPoliciesOfSpots(db, [spotId]))(spotId);
}

/**
 * The same of several: the newest version of the family that each names, unless that is retired, else the
 * default. Read at once, since every page with destinations asks.
 */
export async function findPoliciesOfSpots(
  db: Reader,
  spotIds: readonly string[],
): Promise<(spotId: string) => PolicyRow | null> {
  const { family, isDefault, retiredAt, version } = cancellationPolicies;
  const { spotId } = spotPolicies;
  const named = db
    .selectDistinctOn([spotId], { spotId: sql<string | null>`${spotId}`, ...POLICY })
    .from(spotPolicies)
    .innerJoin(cancellationPolicies, eq(family, spotPolicies.family))
    .where(and(inArray(spotId, [...spotIds]), isNull(retiredAt)))
    .orderBy(spotId, desc(version));
  const others = db
    .select({ spotId: sql<string | null>`null`, ...POLICY })
    .from(cancellationPolicies)
    .where(eq(isDefault, true));
  const rows = await unionAll(named, others);
  const bySpot = new Map(rows.map((row) => [row.spotId, row]));
  return (id) => bySpot.get(id) ?? bySpot.get(null) ?? null;
}

/** The terms of a version, which bookings keep for good; null, as older versions wrote: the usual ones. */
export async function findTerms(db: Reader, policyId: string | null): Promise<CancellationTerms> {
  if (policyId === null) return USUAL_TERMS;
  const [row] = await db
    .select()
    .from(cancellationPolicies)
    .where(eq(cancellationPolicies.id, policyId));
  return row ?? USUAL_TERMS;
}
