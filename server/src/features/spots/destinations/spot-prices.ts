import type { SpotPrices, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
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
 * `not_found`, `revision_changed`.
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

/** Writes the price rules of a spot that is already locked. Throws `revision_changed`. */
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
  const next = { prices, revision: revision + 1 };
  await putPrices(tx, id, next, context.clock.now());
  await recordAct(context, tx, 'spot_prices_changed', id, { revision: next.revision });
  return next;
}
