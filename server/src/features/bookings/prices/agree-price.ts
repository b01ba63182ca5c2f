import {
  costText,
  exceedsCardLimit,
  hasSeasons,
  mostPeople,
  partyFault,
  partyFaultText,
  perDayOn,
  tripPrice,
  USUAL_PRICE_RULES,
  type CalendarDay,
  type ChargeMode,
  type Party,
  type PricedTrip,
  type PriceRules,
  type TripExtent,
  type TripPrice,
  type TripTotal,
} from '@wayfarer/contract';
import { ProblemError } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { agreedPrice } from '../policy.ts';

/** The columns of a booking's party and price. */
type PriceColumns = Pick<
  BookingRow,
  'adults' | 'children' | 'infants' | 'cost' | 'total' | 'priceLines' | 'priceRules'
>;

/** A trip to price. `cost` is the usual cost per day in minor units; `day` may have the cost of a season instead. */
interface DatedTrip extends Pick<PricedTrip, 'currency' | 'days' | 'party'> {
  cost: number;
  day: CalendarDay;
}

/**
 * The price of a trip by a destination's rules, with its cost per day in minor units. Throws `party_not_allowed`, and
 * `amount_too_large` for amounts that no card can pay.
 */
export function priceTrip(
  trip: DatedTrip,
  rules: PriceRules,
  charge: ChargeMode,
): TripPrice & { perDay: number } {
  refuseParty(trip.party, rules);
  const perDay = perDayOn(rules, trip, trip.day);
  const price = tripPrice({ ...trip, perDay }, rules);
  refuseTooDear({ ...trip, total: price.total }, charge);
  return { ...price, perDay };
}

/** Like `priceTrip`, as columns of the booking. */
export function agreePrice(trip: DatedTrip, rules: PriceRules, charge: ChargeMode): PriceColumns {
  const { lines, perDay: cost, total } = priceTrip(trip, rules, charge);
  const { party } = trip;
  if (isPlain(party, rules)) {
    return { ...party, cost, total: null, priceLines: null, priceRules: null };
  }
  const priceRules = hasSeasons(rules) ? { usualCost: trip.cost, ...rules } : rules;
  return { ...party, cost, total, priceLines: lines, priceRules };
}

/** The price of a changed trip at the agreed prices; a season's price depends on the day. Throws like `priceTrip`. */
export function repricedBooking(
  before: BookingRow,
  { days, party, travelDate: day }: TripExtent,
  charge: ChargeMode,
): PriceColumns {
  const { cost, currency } = before;
  const { rules } = agreedPrice(before);
  return agreePrice({ cost, currency, day, days, party }, rules, charge);
}

/**
 * True if the price follows from the cost alone, so that the booking can be stored without price columns, as in older
 * versions.
 */
function isPlain(party: Party, rules: PriceRules): boolean {
  const asUsual = (Object.keys(USUAL_PRICE_RULES) as (keyof PriceRules)[]).every(
    (key) => JSON.stringify(rules[key]) === JSON.stringify(USUAL_PRICE_RULES[key]),
  );
  return (
    asUsual &&
    !hasSeasons(rules) &&
    party.adults === 1 &&
    party.children === 0 &&
    party.infants === 0
  );
}

/** Throws `price_changed` if a booking's total isn't the total that was shown. */
export function refuseOtherTotal(
  booking: Parameters<typeof agreedPrice>[0],
  shown: number | undefined,
): void {
  const { total, currency } = agreedPrice(booking).trip;
  if (shown === undefined || shown === total) return;
  const now = costText(total, currency);
  throw new ProblemError('price_changed', `The total is now ${now}.`, {
    field: 'total',
    params: { amount: total, currency },
  });
}

function refuseParty(party: Party, rules: PriceRules): void {
  const most = mostPeople(rules);
  const fault = partyFault(party, most);
  if (fault === null) return;
  throw new ProblemError('party_not_allowed', `The party ${partyFaultText(fault, most)}.`, {
    field: 'travellers',
    params: { fault, most },
  });
}

function refuseTooDear(trip: TripTotal, charge: ChargeMode): void {
  if (!exceedsCardLimit(trip, charge)) return;
  throw new ProblemError(
    'amount_too_large',
    'This trip costs too much for a card payment. Please choose fewer days.',
    { field: 'travelDuration' },
  );
}
