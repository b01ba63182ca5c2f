import { USUAL_TERMS, type CancellationTerms } from '@wayfarer/contract';
import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import {
  cancellationPolicies,
  policyExceptions,
  spotPolicies,
} from '../../db/tables/cancellations.ts';

export type PolicyRow = typeof cancellationPolicies.$inferSelect;
export type ExceptionRow = typeof policyExceptions.$inferSelect;

/** The version that a booking of a destination made now is under: of its own family, else the default. */
export async function findPolicyOfSpot(db: Executor, spotId: string): Promise<PolicyRow | null> {
  const { family, retiredAt, version } = cancellationPolicies;
  const [own] = await db
    .select({ policy: cancellationPolicies })
    .from(spotPolicies)
    .innerJoin(cancellationPolicies, eq(family, spotPolicies.family))
    .where(and(eq(spotPolicies.spotId, spotId), isNull(retiredAt)))
    .orderBy(desc(version))
    .limit(1);
  return own?.policy ?? findDefaultPolicy(db);
}

async function findDefaultPolicy(db: Executor): Promise<PolicyRow | null> {
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

/** For which trips an exception is looked for. */
export interface TripPlace {
  offerId: string | null;
  countryKey: string;
  travelDate: string;
}

/** Of the exceptions that cover a trip, the one that gives most. */
export async function findException(
  db: Executor,
  { offerId: offer, countryKey: country, travelDate }: TripPlace,
): Promise<ExceptionRow | null> {
  const { countryKey, createdAt, endedAt, fromDay, offerId, refundPercent, toDay } =
    policyExceptions;
  const [row] = await db
    .select()
    .from(policyExceptions)
    .where(
      and(
        isNull(endedAt),
        lte(fromDay, travelDate),
        gte(toDay, travelDate),
        or(isNull(countryKey), eq(countryKey, country)),
        offer === null ? isNull(offerId) : or(isNull(offerId), eq(offerId, offer)),
      ),
    )
    .orderBy(desc(refundPercent), asc(createdAt))
    .limit(1);
  return row ?? null;
}
