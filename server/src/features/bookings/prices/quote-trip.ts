import {
  ONE_ADULT,
  priceBreakdown,
  type createQuote as endpoint,
  type ParsedInputOf,
  type Quote,
} from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { invalidInput, ProblemError } from '../../../problem-error.ts';
import { findPrices, findSpot } from '../../spots/index.ts';
import { priceTrip } from './agree-price.ts';
import { travelDateRefusal } from '../policy.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * What a trip costs, as a booking made now would. Throws `invalid_input`, `spot_unknown`,
 * `party_not_allowed`, `amount_too_large`.
 */
export async function quoteTrip(
  { clock, config, db }: AppContext,
  { spotId, travelDate, travelDuration: days, travellers: party = ONE_ADULT }: Input,
): Promise<Quote> {
  const refusal = travelDateRefusal(travelDate, clock.now());
  if (refusal !== null) throw invalidInput('travelDate', refusal);
  const spot = await findSpot(db.orm, spotId);
  if (!spot) throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  const { cost, currency } = spot;
  const { prices } = await findPrices(db.orm, spotId);
  const trip = { perDay: cost, currency, days, party };
  const { lines, total } = priceTrip(trip, prices, config.charge);
  return {
    spotId,
    travelDate,
    travelDuration: days,
    travellers: party,
    lines,
    breakdown: priceBreakdown({ total, days, currency }, config.charge),
  };
}
