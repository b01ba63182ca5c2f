import {
  minorStep,
  SEASON_PERCENT,
  type BodyOf,
  type PriceRules,
  type SpotPrices,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { findSpot, lockSpotForUpdate } from '../records/rows/store.ts';
import { findPrices, putPrices } from '../records/rows/store-prices.ts';

/** A spot's price rules for parties. Throws `not_found`. */
export async function getSpotPrices({ db }: UserContext, id: string): Promise<SpotPrices> {
  if (!(await findSpot(db.orm, id))) throw notFound('spot');
  return findPrices(db.orm, id);
}

/**
 * Sets the price rules. A concurrent booking gets either the old or the new prices, because both lock the spot. Throws
 * `invalid_input`, `not_found`, `revision_changed`.
 */
export async function putSpotPrices(
  context: UserContext,
  id: string,
  input: BodyOf<'putSpotPrices'>,
): Promise<SpotPrices> {
  const set = await context.db.orm.transaction(async (tx) => {
    if (!(await lockSpotForUpdate(tx, id))) throw notFound('spot');
    return writePrices(context, tx, id, input);
  });
  await context.invalidate('spots');
  return set;
}

/**
 * Throws if a season's cost isn't an amount that a card can pay, or is so far from the usual cost that it is probably a
 * mistake.
 */
async function refuseSeasonCosts(tx: Tx, id: string, { seasons = [] }: PriceRules): Promise<void> {
  const spot = await findSpot(tx, id);
  if (!spot) return;
  const { min, max } = SEASON_PERCENT;
  for (const { cost = spot.cost, label } of seasons) {
    if (cost % minorStep(spot.currency) !== 0) {
      throw invalidInput('seasons', `${label}: must be an amount that a card can pay`);
    }
    if (cost * 100 < spot.cost * min || cost * 100 > spot.cost * max) {
      throw invalidInput('seasons', `${label}: must be ${min} to ${max} percent of the usual cost`);
    }
  }
}

export async function writePrices(
  context: UserContext,
  tx: Tx,
  id: string,
  { prices, revision }: BodyOf<'putSpotPrices'>,
): Promise<SpotPrices> {
  const before = await findPrices(tx, id);
  if (before.revision !== revision) {
    throw new ProblemError('revision_changed', 'The prices have changed since you opened them.');
  }
  await refuseSeasonCosts(tx, id, prices);
  const next = { prices, revision: revision + 1 };
  await putPrices(tx, id, next, context.clock.now());
  await recordAct(context, tx, 'spot_prices_changed', id, { revision: next.revision });
  return next;
}
