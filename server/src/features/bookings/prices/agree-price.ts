import {
  agreedTotal,
  agreePlan,
  costText,
  exceedsCardLimit,
  hasSeasons,
  mostPeople,
  movePlan,
  partyFault,
  partyFaultText,
  perDayOn,
  tripPrice,
  USUAL_PRICE_RULES,
  type AgreedPlan,
  type CalendarDay,
  type ChargeMode,
  type Party,
  type PaymentPlan,
  type PricedTrip,
  type PriceRules,
  type TripExtent,
  type TripPrice,
  type TripTotal,
} from '@wayfarer/contract';
import { ProblemError } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { agreedPrice } from '../policy.ts';

/** The columns of a booking's party and price, and of how it is paid for. */
type PriceColumns = Pick<
  BookingRow,
  | 'adults'
  | 'children'
  | 'infants'
  | 'cost'
  | 'total'
  | 'priceLines'
  | 'priceRules'
  | 'first'
  | 'balanceDueOn'
  | 'plan'
>;

/** How a trip is paid for: by a plan, or else as the site charges. */
export interface PaymentTerms {
  charge: ChargeMode;
  plan: PaymentPlan | null;
  /** The destination's day. */
  today: CalendarDay;
}

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
  terms: PaymentTerms,
): TripPrice & { perDay: number; plan: AgreedPlan | undefined } {
  refuseParty(trip.party, rules);
  const perDay = perDayOn(rules, trip, trip.day);
  const price = tripPrice({ ...trip, perDay }, rules);
  const plan = planOf({ ...trip, total: price.total }, rules, terms);
  refuseTooDear({ ...trip, total: price.total, plan }, terms.charge);
  return { ...price, perDay, plan };
}

function planOf(
  trip: DatedTrip & { total: number },
  rules: PriceRules,
  terms: PaymentTerms,
): AgreedPlan | undefined {
  const plan = rules.plan ?? terms.plan;
  return plan === null ? undefined : agreePlan(trip, plan, { ...terms, travelDate: trip.day });
}

/** Like `priceTrip`, as columns of the booking. */
export function agreePrice(trip: DatedTrip, rules: PriceRules, terms: PaymentTerms): PriceColumns {
  const { lines, perDay: cost, plan: agreed, total } = priceTrip(trip, rules, terms);
  const { plan: ownPlan, ...priced } = rules;
  const plan = ownPlan ?? terms.plan;
  const paid = { plan, first: agreed?.first ?? null, balanceDueOn: agreed?.balanceDueOn ?? null };
  const { party } = trip;
  if (isPlain(party, rules)) {
    return { ...party, cost, total: null, priceLines: null, priceRules: null, ...paid };
  }
  const priceRules = hasSeasons(rules) ? { usualCost: trip.cost, ...priced } : priced;
  return { ...party, cost, total, priceLines: lines, priceRules, ...paid };
}

/**
 * The price of a changed trip at the agreed prices and by the agreed plan; a season's price depends on the day. The
 * first payment of a paid trip stays. Throws like `priceTrip`.
 */
export function repricedBooking(
  before: BookingRow,
  { days, party, travelDate: day }: TripExtent,
  terms: Omit<PaymentTerms, 'plan'> & { isPaid: boolean },
): PriceColumns {
  const { cost, currency, first, plan } = before;
  const { rules } = agreedPrice(before);
  const after = agreePrice({ cost, currency, day, days, party }, rules, { ...terms, plan });
  if (!terms.isPaid || first === null || plan === null) return after;
  const { total } = agreedTotal({ ...before, ...after, durationDays: days });
  return { ...after, ...movePlan({ first, plan }, { ...terms, total, travelDate: day }) };
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
