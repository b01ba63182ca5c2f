import {
  agreedTotal,
  agreePlan,
  chosenOptions,
  costText,
  exceedsCardLimit,
  hasSeasons,
  isExtra,
  mostPeople,
  movePlan,
  ownParts,
  partyFault,
  partyFaultText,
  payableBefore,
  perDayOn,
  tripPrice,
  USUAL_PRICE_RULES,
  type AgreedPlan,
  type CalendarDay,
  type ChargeMode,
  type ChosenOption,
  type Party,
  type PaymentPlan,
  type PricedTrip,
  type PromoTerms,
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
  | 'priceExtras'
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
  { options, promo, ...terms }: Omit<AgreedTerms, 'revision'>,
): TripPrice & { perDay: number; plan: AgreedPlan | undefined } {
  refuseParty(trip.party, rules);
  const perDay = perDayOn(rules, trip, trip.day);
  const price = tripPrice({ ...trip, perDay }, rules, promo, options);
  const total = { ...trip, total: price.total, ...ownParts(price.lines) };
  const plan = planOf(total, rules, terms);
  refuseTooDear({ ...total, plan }, terms.charge);
  return { ...price, perDay, plan };
}

function planOf(
  trip: DatedTrip & Omit<TripTotal, 'plan'>,
  rules: PriceRules,
  terms: PaymentTerms,
): AgreedPlan | undefined {
  const plan = rules.plan ?? terms.plan;
  return plan === null ? undefined : agreePlan(trip, plan, { ...terms, travelDate: trip.day });
}

/** The terms of a price, and the revision of the booking that will have it. */
export interface AgreedTerms extends PaymentTerms {
  revision: number;
  promo?: PromoTerms | undefined;
  /** The options that the traveler chose. */
  options?: readonly ChosenOption[] | undefined;
}

/** Like `priceTrip`, as columns of the booking. */
export function agreePrice(trip: DatedTrip, rules: PriceRules, terms: AgreedTerms): PriceColumns {
  const { promo, revision } = terms;
  const { lines, perDay: cost, plan: agreed, total } = priceTrip(trip, rules, terms);
  const { plan: ownPlan, ...priced } = rules;
  const plan = ownPlan ?? terms.plan;
  const paid = { plan, first: agreed?.first ?? null, balanceDueOn: agreed?.balanceDueOn ?? null };
  const { party } = trip;
  const extras = lines.filter(isExtra);
  if (isPlain(party, rules) && extras.length === 0) {
    const none = { total: null, priceLines: null, priceRules: null, priceExtras: null };
    return { ...party, cost, ...none, ...paid };
  }
  return {
    ...party,
    cost,
    total,
    priceLines: lines.filter((line) => !isExtra(line)),
    priceRules: hasSeasons(rules) ? { usualCost: trip.cost, ...priced } : priced,
    priceExtras: extras.length === 0 ? null : { revision, lines: extras, ...(promo && { promo }) },
    ...paid,
  };
}

/**
 * The price of a changed trip at the agreed prices and by the agreed plan; a season's price depends on the day. The
 * first payment of a paid trip stays. Throws like `priceTrip`.
 */
export function repricedBooking(
  before: BookingRow,
  { days, party, travelDate: day }: TripExtent,
  terms: Omit<PaymentTerms, 'plan'> & {
    isPaid: boolean;
    promo: PromoTerms | undefined;
    /** By default, those that the booking has. */
    options?: readonly ChosenOption[] | undefined;
    /** By default, the agreed ones. */
    rules?: PriceRules | undefined;
  },
): PriceColumns {
  const { cost, currency, first, plan, revision } = before;
  const { lines, rules: own } = agreedPrice(before);
  const { options = chosenOptions(lines), rules = own } = terms;
  const agreed = { ...terms, options, plan, revision: revision + 1 };
  const after = agreePrice({ cost, currency, day, days, party }, rules, agreed);
  if (!terms.isPaid || first === null || plan === null) return after;
  const total = payableBefore(agreedTotal({ ...before, ...after, durationDays: days }));
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
    (rules.fees ?? []).length === 0 &&
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
