import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/promo-codes.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { Id, IdParams, text } from '../../../fields/text.ts';
import {
  PROMO_CODE_LENGTH,
  PROMO_CODES_MAX,
  PROMO_NOTE_MAX,
  PROMO_OFFERS_MAX,
  PROMO_USES_MAX,
} from '../../../options/money/promo-codes.ts';
import { codeKeyOf, PROMO_STATES } from '../../../rules/money/prices/promo-code.ts';

const minor = z.int().check(z.minimum(1));
const count = z.int().check(z.minimum(1), z.maximum(PROMO_USES_MAX));
const day = z.nullable(calendarDay);

const terms = {
  /** For the team; travelers don't see it. */
  note: text(PROMO_NOTE_MAX),
  /** A percentage of the trip's own price. Either `percent` or `minor` is set. */
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  /** An amount in minor units of the site's currency. */
  minor: z.nullable(minor),
  /** The first and the last day on which it can be used, by the agency's calendar. */
  fromOn: day,
  untilOn: day,
  /** The first and the last travel date for which it can be used. */
  travelFrom: day,
  travelTo: day,
  /** Ids of destinations; null for all. */
  offers: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(PROMO_OFFERS_MAX))),
  /** The minimum price of the trip itself, in minor units. */
  minTotal: z.nullable(minor),
  /** How often it can be used, in all and by each person. */
  maxUses: z.nullable(count),
  maxEach: z.nullable(count),
};

interface Spans {
  fromOn: string | null;
  untilOn: string | null;
  travelFrom: string | null;
  travelTo: string | null;
  percent: number | null;
  minor: number | null;
}

const isInOrder = (from: string | null, to: string | null) =>
  from === null || to === null || from <= to;

const checks = [
  z.refine<Spans>(({ minor: amount, percent }) => (amount === null) !== (percent === null), {
    path: ['minor'],
    error: 'must be an amount or a percent, not both',
  }),
  z.refine<Spans>(({ fromOn, untilOn }) => isInOrder(fromOn, untilOn), {
    path: ['untilOn'],
    error: 'must not be before the first day',
  }),
  z.refine<Spans>(({ travelFrom, travelTo }) => isInOrder(travelFrom, travelTo), {
    path: ['travelTo'],
    error: 'must not be before the first day',
  }),
] as const;

const NewCode = text(PROMO_CODE_LENGTH.max, 1).check(
  z.refine((code) => codeKeyOf(code).length >= PROMO_CODE_LENGTH.min, {
    error: `must have at least ${PROMO_CODE_LENGTH.min} letters or digits`,
  }),
);

export const PromoCodeInput = z.object({ code: NewCode, ...terms }).check(...checks);
export const PromoCodeChange = z
  .object({ ...terms, revision: z.int().check(z.minimum(1)) })
  .check(...checks);

export const PromoCode = z.object({
  _id: z.string(),
  /** As the agency writes it. */
  code: z.string(),
  note: z.string(),
  percent: z.nullable(z.number()),
  minor: z.nullable(z.number()),
  currency: z.string(),
  fromOn: z.nullable(z.string()),
  untilOn: z.nullable(z.string()),
  travelFrom: z.nullable(z.string()),
  travelTo: z.nullable(z.string()),
  offers: z.nullable(z.array(z.string())),
  /** The names of `offers`, in the same order; empty for a deleted destination. */
  offerNames: z.array(z.string()),
  minTotal: z.nullable(z.number()),
  maxUses: z.nullable(z.number()),
  maxEach: z.nullable(z.number()),
  state: z.enum(PROMO_STATES),
  /** Uses that weren't given back. */
  used: z.number(),
  /** The sums of these bookings' totals and of their discounts, in minor units of `currency`. */
  revenue: z.number(),
  given: z.number(),
  endedAt: z.nullable(z.string()),
  revision: z.number(),
  createdAt: z.string(),
});
export type PromoCode = z.output<typeof PromoCode>;

export const listPromoCodes = endpoint(calls.listPromoCodes, {
  summary: 'All promo codes, newest first, with their uses and revenue',
  response: z.array(PromoCode),
});

export const createPromoCode = endpoint(calls.createPromoCode, {
  summary: `Make a promo code; at most ${PROMO_CODES_MAX}`,
  status: 201,
  body: PromoCodeInput,
  response: PromoCode,
  errors: ['name_taken', 'too_many_codes'],
});

export const updatePromoCode = endpoint(calls.updatePromoCode, {
  summary: 'Change a promo code for new bookings; those that use it keep their discount',
  params: IdParams,
  body: PromoCodeChange,
  response: PromoCode,
  errors: ['not_found', 'revision_changed', 'code_ended'],
});

export const endPromoCode = endpoint(calls.endPromoCode, {
  summary: 'End a promo code at once; bookings that use it keep their discount',
  params: IdParams,
  response: PromoCode,
  errors: ['not_found'],
});
