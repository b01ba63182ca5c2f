import { z } from 'zod/mini';
import * as calls from '../../calls/trips/prices.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { StartTime } from '../../fields/availability.ts';
import { PartyInput, Travelers } from '../../fields/party.ts';
import {
  PriceLine,
  PriceRules,
  PromoTerms,
  TypedCode,
  ChosenOptions,
} from '../../fields/money/prices.ts';
import { Id, IdParams } from '../../fields/text.ts';
import { TRIP_REFUSALS } from '../../fields/problem.ts';
import { Breakdown, travelDate, travelDuration } from './bookings.ts';

/** A price in minor units; nothing is booked or reserved. */
export const Quote = z.object({
  spotId: z.string(),
  travelDate: z.string(),
  travelDuration: z.number(),
  travellers: Travelers,
  lines: z.array(PriceLine),
  /** The discount of the promo code; absent without one. */
  promo: z.optional(PromoTerms),
  breakdown: Breakdown,
});
export type Quote = z.output<typeof Quote>;

const QuotedTrip = z.object({
  spotId: Id,
  travelDate,
  startTime: z.optional(StartTime),
  travelDuration,
  travellers: z.optional(PartyInput),
  /** A promo code, with spaces and in any case; it isn't used up. */
  code: z.optional(TypedCode),
  /** Optional extras of the destination (`prices.options`). */
  options: z.optional(ChosenOptions),
});

export const createQuote = endpoint(calls.createQuote, {
  summary: 'Quote the price of a trip to a spot for a party; nothing is stored',
  body: QuotedTrip,
  response: Quote,
  errors: ['spot_unknown', 'code_not_valid', ...TRIP_REFUSALS],
});

export const quoteForCustomer = endpoint(calls.quoteForCustomer, {
  summary:
    'Quote the price of a trip that the agency books for a customer, also later than travelers can book; nothing is stored',
  body: QuotedTrip,
  response: Quote,
  errors: ['spot_unknown', 'code_not_valid', ...TRIP_REFUSALS],
});

/** Revision 0 means that the usual rules apply. */
export const SpotPrices = z.object({ prices: PriceRules, revision: z.number() });
export type SpotPrices = z.output<typeof SpotPrices>;

export const getSpotPrices = endpoint(calls.getSpotPrices, {
  summary: "A spot's rules for the price of a party",
  params: IdParams,
  response: SpotPrices,
  errors: ['not_found'],
});

export const putSpotPrices = endpoint(calls.putSpotPrices, {
  summary: "Set a spot's price rules; existing bookings keep theirs",
  params: IdParams,
  /** So that no one overwrites a change that they haven't seen. */
  body: z.object({ prices: PriceRules, revision: z.int().check(z.minimum(0)) }),
  response: SpotPrices,
  errors: ['not_found', 'revision_changed'],
});
