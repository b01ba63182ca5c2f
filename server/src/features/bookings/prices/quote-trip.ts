import {
  firstTravelDay,
  localNow,
  ONE_ADULT,
  ownParts,
  placesOf,
  priceBreakdown,
  shownRates,
  taxesOf,
  type Quote,
  type BodyOf,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import { zoneOfPlace } from '../../../lib/time-zones.ts';
import { ProblemError } from '../../../problem-error.ts';
import { assertRoom } from '../../places/index.ts';
import { assertCodeFits, findUsableCode, termsOfCode } from '../../promo-codes/index.ts';
import { findDetails, findPrices, findSpot } from '../../spots/index.ts';
import { priceTrip } from './agree-price.ts';
import { chooseOptions } from './choose-options.ts';
import { refuseTooSoon } from '../refuse-travel-date.ts';
import { readSaleSettings } from '../sale-settings.ts';

/**
 * The price that a trip would have if it were booked now. Throws `invalid_input`, `spot_unknown`, `not_bookable_then`,
 * `sold_out`, `party_not_allowed`, `amount_too_large`, `code_not_valid`.
 */
export async function quoteTrip(
  context: AppContext,
  {
    code: typed,
    options: wanted,
    spotId,
    startTime,
    travelDate,
    travelDuration: days,
    travellers: party = ONE_ADULT,
  }: BodyOf<'createQuote'>,
  { byStaff = false } = {},
): Promise<Quote> {
  const { clock, config, db } = context;
  const spot = await findSpot(db.orm, spotId);
  if (!spot) throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  const { details } = await findDetails(db.orm, spotId);
  const { cost, country, currency } = spot;
  const zone = zoneOfPlace({ ...details, country });
  const leadDays = byStaff ? 0 : details.leadDays;
  const at = clock.now();
  refuseTooSoon(travelDate, { now: at, zone, leadDays });
  const { prices } = await findPrices(db.orm, spotId);
  const trip = { cost, currency, day: travelDate, days, party };
  const { today, ...byClock } = localNow(at, zone);
  const place = { day: travelDate, startTime, days, people: placesOf(party) };
  const calendar = { at, today, first: firstTravelDay(today, leadDays), ...(!byStaff && byClock) };
  await assertRoom(db.orm, { offerId: spotId, ...place, ...calendar }, { byStaff });
  const sale = await readSaleSettings(context);
  const code = typed === undefined ? null : await findUsableCode(db.orm, typed, sale.agencyToday);
  const promo = code === null ? undefined : termsOfCode(code);
  const { lines, plan, total } = priceTrip(trip, prices, {
    charge: config.charge,
    plan: sale.plan,
    today,
    promo,
    options: chooseOptions(prices, wanted, party),
  });
  if (code !== null) assertCodeFits(code, { offerId: spotId, travelDate, currency, lines });
  const own = { ...ownParts(lines), ...taxesOf(total, lines, shownRates(sale.taxTerms)) };
  return {
    spotId,
    travelDate,
    travelDuration: days,
    travellers: party,
    lines,
    ...(promo && { promo }),
    breakdown: priceBreakdown({ total, days, currency, ...own, plan }, config.charge),
  };
}

/**
 * Like `quoteTrip`, for staff, who can book later than travelers and outside of the destination's limits. Throws the
 * same errors.
 */
export const quoteForCustomer = (
  context: UserContext,
  input: BodyOf<'quoteForCustomer'>,
): Promise<Quote> => quoteTrip(context, input, { byStaff: true });
