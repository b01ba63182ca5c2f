import {
  withOfferedOptions,
  type ChosenOption,
  type Party,
  type PriceRules,
} from '@wayfarer/contract';
import type { Tx } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { findPrices, findSpot } from '../../spots/index.ts';
import { chooseOptions, optionsOf } from './choose-options.ts';

/**
 * The options of a trip that staff change, and the rules for its price: options that it has stay at the agreed prices,
 * new ones are at today's. If none are named, it keeps its own. Throws `invalid_input`.
 */
export async function optionsByStaff(
  tx: Tx,
  before: BookingRow,
  { options: wanted, party }: { options: readonly ChosenOption[] | undefined; party: Party },
): Promise<{ options: readonly ChosenOption[]; rules: PriceRules }> {
  const { chosen, rules: agreed } = optionsOf(before);
  if (wanted === undefined) return { options: chosen, rules: agreed };
  const rules = withOfferedOptions(agreed, await offeredNow(tx, before), chosen);
  return { options: chooseOptions(rules, wanted, party), rules };
}

/** The destination's options at present; none if it is gone, or has another currency than the booking. */
async function offeredNow(
  tx: Tx,
  { currency, spotId }: BookingRow,
): Promise<Pick<PriceRules, 'options'>> {
  const spot = spotId === null ? null : await findSpot(tx, spotId);
  return spot?.currency === currency ? (await findPrices(tx, spot.id)).prices : {};
}
