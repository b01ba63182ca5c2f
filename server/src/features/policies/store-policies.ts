import { USUAL_TERMS, type CancellationTerms } from '@wayfarer/contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { cancellationPolicies, spotPolicies } from '../../db/tables/cancellations.ts';

export type PolicyRow = typeof cancellationPolicies.$inferSelect;

/** The version that a booking of a destination made now is under: of its own family, else the default. */
export async function findPolicyOfSpot(db: Executor, spotId: string): Promise<PolicyRow | null> {
  return (await findNamedPolicies(db, [spotId])).get(spotId) ?? findDefaultPolicy(db);
}

/** The newest version of the family that each of these destinations names, unless that is retired. */
export async function findNamedPolicies(
  db: Executor,
  spotIds: readonly string[],
): Promise<ReadonlyMap<string, PolicyRow>> {
  const { family, retiredAt, version } = cancellationPolicies;
  const { spotId } = spotPolicies;
  const rows = await db
    .selectDistinctOn([spotId], { spotId, policy: cancellationPolicies })
    .from(spotPolicies)
    .innerJoin(cancellationPolicies, eq(family, spotPolicies.family))
    .where(and(inArray(spotId, [...spotIds]), isNull(retiredAt)))
    .orderBy(spotId, desc(version));
  return new Map(rows.map((row) => [row.spotId, row.policy]));
}

export async function findDefaultPolicy(db: Executor): Promise<PolicyRow | null> {
  const [row] = await db
    .select()
    .from(cancellationPolicies)
    .where(eq(cancellationPolicies.isDefault, true));
  return row ?? null;
}

/** The terms of a version, which bookings keep for good; null, as older versions wrote: the usual ones. */
export async function findTerms(db: Executor, policyId: string | null): Promise<CancellationTerms> {
  if (policyId === null) return USUAL_TERMS;
  const [row] = await db
    .select()
    .from(cancellationPolicies)
    .where(eq(cancellationPolicies.id, policyId));
  return row ?? USUAL_TERMS;
}
