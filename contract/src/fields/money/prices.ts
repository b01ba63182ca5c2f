import { z } from 'zod/mini';
import { PROMO_CODE_LENGTH } from '../../options/money/promo-codes.ts';
import {
  overlapOf,
  SEASON_LABEL_MAX,
  SEASON_PERCENT,
  SEASONS_MAX,
} from '../../rules/money/prices/seasons.ts';
import { FEE_LABEL_MAX, FEES_MAX } from '../../rules/money/prices/price-extras.ts';
import { OPTION_QUANTITY_MAX, OPTIONS_MAX } from '../../rules/money/prices/price-options.ts';
import { BALANCE_DAYS_MAX, PLAN_PERCENT } from '../../rules/money/prices/payment-plan.ts';
import { formatSpan } from '../../rules/trips/dates/travel-dates.ts';
import { PARTY_LIMIT } from '../../rules/trips/party.ts';
import { calendarDay } from '../calendar-day.ts';
import { Id, text } from '../text.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const percent = whole(0, 100);

const GroupDiscount = z.object({
  fromPeople: whole(2, PARTY_LIMIT),
  percentOff: whole(1, 90),
});

const Season = z
  .object({
    from: calendarDay,
    to: calendarDay,
    label: text(SEASON_LABEL_MAX, 1),
    /** The cost per day as a percentage of the usual one. Either `percent` or `cost` is set. */
    percent: z.optional(whole(SEASON_PERCENT.min, SEASON_PERCENT.max)),
    /** The cost per day in minor units. */
    cost: z.optional(z.int().check(z.minimum(1))),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'must not be before the first day',
    }),
    z.refine(({ cost, percent: share }) => (cost === undefined) !== (share === undefined), {
      path: ['cost'],
      error: 'must be a cost or a percent, not both',
    }),
  );

const Seasons = z.array(Season).check(z.maxLength(SEASONS_MAX), ({ issues, value }) => {
  // only the days of valid seasons can be compared
  const first = issues.length === 0 ? overlapOf(value) : undefined;
  if (first === undefined) return;
  const message = `must not overlap: ${formatSpan(first.from, first.to)}`;
  issues.push({ code: 'custom', input: value, message });
});

/** An amount that is added to every price: see `rules/money/prices/price-extras.ts`. */
const Fee = z
  .object({
    label: text(FEE_LABEL_MAX, 1),
    /** Infants don't count as people. */
    per: z.enum(['person', 'booking', 'person_day']),
    /** The amount in minor units. Either `minor` or `percent` is set. */
    minor: z.optional(z.int().check(z.minimum(1))),
    percent: z.optional(whole(1, 100)),
    /** `arrival`: it is never charged to a card. */
    payAt: z.enum(['now', 'arrival']),
    /** False if a cancellation by the traveler doesn't return it. */
    refundable: z.optional(z.boolean()),
    taxRate: z.optional(Id),
  })
  .check(
    z.refine(({ minor, percent: share }) => (minor === undefined) !== (share === undefined), {
      path: ['minor'],
      error: 'must be an amount or a percent, not both',
    }),
    z.refine(({ per, percent: share }) => share === undefined || per === 'booking', {
      path: ['per'],
      error: 'must be booking if the fee is a percentage',
    }),
    z.refine(({ payAt, refundable }) => payAt === 'now' || refundable !== false, {
      path: ['refundable'],
      error: 'must not be false for a fee paid on arrival',
    }),
  );

/** Something that travelers can add: see `rules/money/prices/price-options.ts`. */
const Option = z.object({
  /** The id by which bookings refer to the option, chosen by the agency's client. */
  id: Id,
  label: text(FEE_LABEL_MAX, 1),
  per: z.enum(['person', 'booking', 'person_day']),
  /** In minor units. */
  minor: z.int().check(z.minimum(1)),
  /** The highest quantity. */
  max: whole(1, OPTION_QUANTITY_MAX),
  taxRate: z.optional(Id),
});

/** The options that a traveler chooses; those that are left out aren't chosen. */
export const ChosenOptions = z
  .array(z.object({ id: Id, quantity: whole(1, OPTION_QUANTITY_MAX) }))
  .check(z.maxLength(OPTIONS_MAX * 2));

/** How a trip is paid for: see `rules/money/prices/payment-plan.ts`. */
export const PaymentPlan = z
  .object({
    /** The first payment: one day's share, everything, a percentage, or an amount in minor units. */
    now: z.union([
      z.enum(['day', 'total']),
      z.object({ percent: whole(PLAN_PERCENT.min, PLAN_PERCENT.max) }),
      z.object({ minor: z.int().check(z.minimum(1)) }),
    ]),
    /** Days before the travel date when the balance is due; null if it is due on arrival. */
    balanceDays: z.nullable(whole(0, BALANCE_DAYS_MAX)),
  })
  .check(
    z.refine(({ balanceDays, now }) => now !== 'total' || balanceDays === null, {
      path: ['balanceDays'],
      error: 'must be null, because nothing is left after the first payment',
    }),
  );

const rules = z.object({
  per: z.enum(['person', 'booking']),
  childPercent: percent,
  infantPercent: percent,
  childBelow: whole(1, 18),
  infantBelow: whole(0, 17),
  maxParty: z.nullable(whole(1, PARTY_LIMIT)),
  groups: z.array(GroupDiscount).check(z.maxLength(10)),
  /** Parts of the year with their own cost per day: see `rules/money/prices/seasons.ts`. */
  seasons: z.optional(Seasons),
  /** Added to the price of every trip: see `rules/money/prices/price-extras.ts`. */
  fees: z.optional(
    z.array(Fee).check(
      z.maxLength(FEES_MAX),
      z.refine((fees) => new Set(fees.map(({ label }) => label)).size === fees.length, {
        error: 'must not contain the same name twice',
      }),
    ),
  ),
  /** Extras that travelers can add to a trip. */
  options: z.optional(
    z.array(Option).check(
      z.maxLength(OPTIONS_MAX),
      z.refine((options) => new Set(options.map(({ label }) => label)).size === options.length, {
        error: 'must not contain the same name twice',
      }),
      z.refine((options) => new Set(options.map(({ id }) => id)).size === options.length, {
        error: 'must not contain the same id twice',
      }),
    ),
  ),
});

/** Rules for the price of a party, from the cost per day: see `rules/money/prices/trip-price.ts`. */
export const PriceRules = z.extend(rules, { plan: z.optional(PaymentPlan) }).check(
  z.refine(({ childBelow, infantBelow }) => infantBelow < childBelow, {
    path: ['infantBelow'],
    error: 'must be lower than the age limit for children',
  }),
  z.refine(
    ({ groups }) => new Set(groups.map(({ fromPeople }) => fromPeople)).size === groups.length,
    { path: ['groups'], error: 'must not contain the same number of people twice' },
  ),
);

/** The price rules of a booking, kept from the time when it was made. */
export const BookedPriceRules = z.extend(rules, {
  /** Not unique by name, because a booking keeps its options next to those that are offered later. */
  options: z.optional(z.array(Option)),
  /** Set if there are seasons: the cost per day outside of them, in minor units. */
  usualCost: z.optional(z.number()),
  /** The plan by which the trip is paid for, the destination's or the agency's. */
  plan: z.optional(PaymentPlan),
});

/** A promo code as it is typed, with spaces and in any case. */
export const TypedCode = text(PROMO_CODE_LENGTH.max, 1);

/** The discount of a promo code, as a booking keeps it: either `minor` units or a `percent` of the trip's own price. */
export const PromoTerms = z.object({
  code: z.string(),
  percent: z.optional(z.number()),
  minor: z.optional(z.number()),
});

/** A line of an agreed price, in minor units: `amount === quantity * unit * days`. */
export const PriceLine = z.object({
  kind: z.enum(['adult', 'child', 'infant', 'party', 'group_discount', 'promo', 'option', 'fee']),
  quantity: z.number(),
  unit: z.number(),
  days: z.number(),
  amount: z.number(),
  /** The id of an option. */
  id: z.optional(z.string()),
  /** The name of a fee or an option, or the promo code. */
  label: z.optional(z.string()),
  /** Set if it can be paid only on arrival. */
  payAt: z.optional(z.literal('arrival')),
  /** False if a cancellation doesn't return it; absent otherwise. */
  refundable: z.optional(z.literal(false)),
  taxRate: z.optional(z.string()),
});
