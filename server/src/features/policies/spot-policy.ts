import type { AppliedPolicy, SpotPolicy, BodyOf } from '@wayfarer/contract';
import {
  plainTerms,
  policySentences,
  USUAL_TERMS,
  type CancellationTerms,
} from '@wayfarer/contract';
import type { ReadContext, UserContext } from '../../context.ts';
import type { Reader, Tx } from '../../db/database.ts';
import { zoneOfPlace } from '../../lib/time-zones.ts';
import { invalidInput, notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { policyRetired } from './change-policy.ts';
import { findException } from './exceptions/store-exceptions.ts';
import { listVersions } from './store-families.ts';
import { findPolicies, findPolicyOfSpot } from './store-policies.ts';
import {
  findSpotCountry,
  findSpotPolicy,
  lockSpot,
  writeSpotPolicy,
} from './store-spot-policies.ts';
import { localMinute, termSteps } from './trip-terms.ts';

export async function getSpotPolicy({ db }: UserContext, id: string): Promise<SpotPolicy> {
  if ((await findSpotCountry(db.orm, id)) === null) throw notFound('spot');
  return findSpotPolicy(db.orm, id);
}

/**
 * Sets a destination's policy, or resets it to the default. Throws `not_found`, `invalid_input`, `policy_retired`,
 * `revision_changed`.
 */
export async function putSpotPolicy(
  context: UserContext,
  id: string,
  input: BodyOf<'putSpotPolicy'>,
): Promise<SpotPolicy> {
  const set = await context.db.orm.transaction(async (tx) => {
    if (!(await lockSpot(tx, id))) throw notFound('spot');
    return writePolicyOfSpot(context, tx, id, input);
  });
  await context.invalidate('spots');
  return set;
}

/**
 * Sets the policy of a destination that is already locked. Throws `invalid_input`, `policy_retired`,
 * `revision_changed`.
 */
export async function writePolicyOfSpot(
  context: UserContext,
  tx: Tx,
  id: string,
  { family, revision }: BodyOf<'putSpotPolicy'>,
): Promise<SpotPolicy> {
  const before = await findSpotPolicy(tx, id);
  if (before.revision !== revision) {
    throw new ProblemError(
      'revision_changed',
      "The destination's policy has changed since you opened it.",
    );
  }
  if (family !== null) await refuseUnknown(tx, family);
  const next = { family, revision: revision + 1 };
  await writeSpotPolicy(tx, id, next, context.clock.now());
  await recordAct(context, tx, 'spot_policy_changed', id, {
    revision: next.revision,
    ...(family !== null && { family }),
  });
  return next;
}

async function refuseUnknown(tx: Tx, family: string): Promise<void> {
  const [newest] = await listVersions(tx, family);
  if (!newest) throw invalidInput('family', "isn't a policy");
  if (newest.retiredAt !== null) throw policyRetired();
}

/** The terms that a booking made now would get; for a travel date, also the refund steps. Throws `not_found`. */
export async function readSpotPolicy(
  { clock, db }: Pick<ReadContext, 'clock' | 'db'>,
  id: string,
  travelDate?: string,
): Promise<AppliedPolicy> {
  const there = await findSpotCountry(db.orm, id);
  if (there === null) throw notFound('spot');
  const { country } = there;
  const terms = await termsOf(db.orm, id);
  const applied = { sentences: policySentences(terms), terms: plainTerms(terms) };
  if (travelDate === undefined) return applied;
  const zone = zoneOfPlace(there);
  const exception = await findException(db.orm, { offerId: id, country, travelDate });
  const trip = { bookedAt: clock.now(), exception, terms, travelDate, zone, cap: null };
  const steps = termSteps(trip).map(({ percent, until }) => ({
    until: until.toISOString(),
    untilLocal: localMinute(until, zone),
    percent,
  }));
  return { ...applied, steps };
}

/** The terms of a destination's policy, with sentences that describe them; null if they are the usual terms. */
export function unusualTerms({
  db,
  once,
}: Pick<ReadContext, 'db' | 'once'>): Promise<
  (family: string | null) => Pick<AppliedPolicy, 'sentences' | 'terms'> | null
> {
  return once('sentences of policies', ['policies'], async () => {
    const policyOf = await findPolicies(db.orm);
    const usual = policySentences(USUAL_TERMS).join();
    return (family) => {
      const terms = policyOf(family) ?? USUAL_TERMS;
      const sentences = policySentences(terms);
      return sentences.join() === usual ? null : { sentences, terms: plainTerms(terms) };
    };
  });
}

async function termsOf(db: Reader, spotId: string): Promise<CancellationTerms> {
  return (await findPolicyOfSpot(db, spotId)) ?? USUAL_TERMS;
}
