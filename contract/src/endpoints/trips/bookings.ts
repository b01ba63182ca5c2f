import { z } from 'zod/mini';
import * as calls from '../../calls/trips/bookings.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { StartTime } from '../../fields/availability.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { Cancellation } from '../../fields/bookings/cancellations.ts';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';
import { DURATION_DAYS } from '../../options/trips/bookings.ts';
import { LIST_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { ATTENDANCES, TOLD_LIMITS } from '../../options/trips/trips.ts';
import { PartyInput, Travelers } from '../../fields/party.ts';
import { CancellationTerms, MovedTerms } from '../../fields/policies.ts';
import {
  BookedPriceRules,
  PriceLine,
  PromoTerms,
  TypedCode,
  ChosenOptions,
} from '../../fields/money/prices.ts';
import { Translations } from '../../fields/translations.ts';
import { isCalendarDay, TRAVEL_DATE_FAULT_TEXT } from '../../rules/trips/dates/travel-dates.ts';
import { TRIP_REFUSALS } from '../../fields/problem.ts';
import { Deleted, email, Id, IdParams, phone, text } from '../../fields/text.ts';

/** In minor units: see `rules/money/trip-money.ts`. */
export const Breakdown = z.object({
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  dueNow: z.number(),
  dueOnArrival: z.number(),
  /** The part of `dueOnArrival` that can't be paid online; absent if there is none. */
  onlyOnArrival: z.optional(z.number()),
  /** Set if `dueOnArrival`, except `onlyOnArrival`, is to be paid online by this day. */
  balanceDueOn: z.optional(z.string()),
  /** The taxes in `total`, by rate: hundredths of a percent, and minor units. Absent if none are shown. */
  taxes: z.optional(z.array(z.object({ basisPoints: z.number(), tax: z.number() }))),
  currency: z.string(),
});

/** A booking (spec §3). `travelCost` is the cost per day, as a text with a currency symbol. */
export const Booking = z.object({
  _id: z.string(),
  /** The booking number that people use, such as 'WF-7K3M9Q'. Null until a background job adds it to an old booking. */
  reference: z.nullable(z.string()),
  /** Null if the spot is no longer offered. */
  spotId: z.nullable(z.string()),
  /** The booked spot's id, even if the spot is deleted; null for bookings from before this field existed. */
  offerId: z.nullable(z.string()),
  /** True for a traveler's contribution; absent if unknown. */
  contributed: z.optional(z.boolean()),
  travelSpot: z.string(),
  travelCountry: z.string(),
  travelCost: z.string(),
  travelSeason: z.string(),
  travelName: z.string(),
  /** Empty if the agency booked without an email address. */
  travelEmail: z.string(),
  /** In E.164 if the country is known, otherwise as typed; absent if there is none. */
  travelPhone: z.optional(z.string()),
  travelDate: z.string(),
  /** `HH:mm` at the destination; null for a trip without one. */
  startTime: z.nullable(z.string()),
  travelDuration: z.number(),
  /** The same as `TripMoney.isPaid`; doesn't change when the traveler removes the payment from their history. */
  paid: z.boolean(),
  travellers: Travelers,
  /** The lines of the agreed price. */
  priceLines: z.array(PriceLine),
  /** The rules at the time of booking, which also apply to changes. */
  prices: BookedPriceRules,
  /** The promo code, which also applies to changes; absent without one. */
  promo: z.optional(PromoTerms),
  breakdown: Breakdown,
  state: z.enum(BOOKING_STATES),
  /**
   * The end of a hold: the time when the places of a held booking will be released, or those of an expired one were.
   */
  heldUntil: z.optional(z.string()),
  /** True while a held booking waits for the agency's answer, before which it can't be paid. Absent otherwise. */
  awaitsAgency: z.optional(z.boolean()),
  /** The agency's reason for declining, which may be empty. Absent if the request wasn't declined. */
  declined: z.optional(z.string()),
  /** A bank transfer that was announced for one part of the price and hasn't arrived. Absent otherwise. */
  transfer: z.optional(z.object({ part: z.enum(['first', 'balance']), dueOn: z.string() })),
  /** Absent until the agency has recorded it. */
  attendance: z.optional(z.enum(ATTENDANCES)),
  /** Increases with every change that the traveler sees. */
  revision: z.number(),
  /** IANA time zone of the destination. Null until a background job adds it to an old booking. */
  timeZone: z.nullable(z.string()),
  /** Absent if the usual terms apply (spec §2). */
  policy: z.optional(
    z.object({
      sentences: z.array(z.string()),
      /** Absent if the trip was moved after a deadline, because the refund then doesn't depend on the terms alone. */
      terms: z.optional(CancellationTerms),
      moved: z.optional(MovedTerms),
    }),
  ),
  cancellation: z.optional(Cancellation),
  /** The traveler's note to the agency; absent if empty. */
  wishes: z.optional(z.string()),
  /** One name per line; absent if none were given. */
  companionNames: z.optional(z.string()),
  /** The language of emails and printed documents; absent for the site's first. */
  language: z.optional(z.string()),
  /** Translations of `travelSpot` and `travelCountry`. */
  translations: z.optional(Translations),
  createdAt: z.string(),
});
export type Booking = z.output<typeof Booking>;

export const travelDate = z
  .string()
  .check(z.maxLength(10), z.refine(isCalendarDay, TRAVEL_DATE_FAULT_TEXT.not_a_day));
export const travelDuration = z
  .number()
  .check(z.int(), z.minimum(DURATION_DAYS.min), z.maximum(DURATION_DAYS.max));

/** The input of the booking form (spec §7), plus the spot's id. */
export const BookingInput = z.object({
  spotId: z.optional(Id),
  travelSpot: text(TEXT_LIMITS.spotName, 1),
  travelCountry: text(TEXT_LIMITS.country, 1),
  /** The cost per day that the traveler saw; refused with `price_changed` if it differs. */
  travelCost: text(TEXT_LIMITS.cost, 1),
  travelSeason: z._default(text(TEXT_LIMITS.season), ''),
  travelName: text(TEXT_LIMITS.personName, 1),
  /** Must be the caller's own address. */
  travelEmail: z.optional(email()),
  /** Required or not by the setting `booking.phone`. */
  travelPhone: z.optional(phone()),
  travelDate,
  /** May be left out if the day has only one departure (spec §7 has no start times). */
  startTime: z.optional(StartTime),
  travelDuration,
  /** One adult if left out (spec §7). */
  travellers: z.optional(PartyInput),
  /** The total that the traveler saw, in minor units; refused with `price_changed` if it differs. */
  total: z.optional(z.int()),
  /** A promo code, with spaces and in any case. */
  code: z.optional(TypedCode),
  /** Optional extras of the destination (`prices.options`). */
  options: z.optional(ChosenOptions),
  /** For the agency, such as a diet; companions never see it. */
  wishes: z.optional(text(TEXT_LIMITS.wishes)),
  /** For the voucher; one name per line. */
  companionNames: z.optional(text(TOLD_LIMITS.companionNames)),
  /** The language of emails and printed documents; the site's first if left out or if the site doesn't have it. */
  language: z.optional(text(8)),
});
export type BookingInput = z.input<typeof BookingInput>;

/** The change to a trip (spec §2, Update booking). What is left out doesn't change. */
export const BookingChange = z.object({
  travelDate,
  /**
   * If this is left out, a trip on the same day keeps its start time. On another day, it gets the departure with the
   * same time or, if there is none, the only departure.
   */
  startTime: z.optional(StartTime),
  travelDuration,
  travellers: z.optional(PartyInput),
  /** As in `BookingInput`. */
  total: z.optional(z.int()),
  /** Another promo code, or null to remove it. The trip keeps its code if this is left out. */
  code: z.optional(z.nullable(TypedCode)),
  /** All options that the trip is to have. It keeps its own if this is left out, even those that are no longer offered. */
  options: z.optional(ChosenOptions),
});
export type BookingChange = z.input<typeof BookingChange>;

/** Without `state`, canceled and expired bookings are left out. */
const BookingsQuery = z.extend(ListPageQuery, { state: z.optional(z.enum(['all'])) });

export const listBookings = endpoint(calls.listBookings, {
  summary: `The caller's active bookings (\`state=all\`: all bookings), latest travel date first, ${LIST_PAGE} at a time; Link: rel="next" if there are more`,
  query: BookingsQuery,
  response: z.array(Booking),
});

export const listAllBookings = endpoint(calls.listAllBookings, {
  summary: `All bookings, latest travel date first, ${LIST_PAGE} at a time; Link: rel="next" if there are more`,
  query: ListPageQuery,
  response: z.array(Booking),
});

export const getBooking = endpoint(calls.getBooking, {
  summary: "One of the caller's bookings",
  params: IdParams,
  response: Booking,
  errors: ['not_found'],
});

export const createBooking = endpoint(calls.createBooking, {
  summary: 'Book a trip to a spot',
  status: 201,
  body: BookingInput,
  response: Booking,
  errors: [
    'forbidden',
    'spot_unknown',
    'price_changed',
    'too_many_unpaid',
    'code_not_valid',
    ...TRIP_REFUSALS,
  ],
});

export const updateBooking = endpoint(calls.updateBooking, {
  summary:
    "Change the date, duration and travelers of one of the caller's unpaid bookings; anything beyond the agreed trip is at today's price",
  params: IdParams,
  body: BookingChange,
  response: Booking,
  errors: [
    'not_found',
    'booking_paid',
    'booking_cancelled',
    'booking_expired',
    'trip_started',
    'ask_agency',
    'price_changed',
    'spot_unknown',
    'payment_in_progress',
    'provider_unavailable',
    'code_not_valid',
    ...TRIP_REFUSALS,
  ],
});

export const renameTraveler = endpoint(calls.renameTraveler, {
  summary:
    "Name another lead traveler for one of the caller's trips, or those who come along, up to some days before the travel date",
  params: IdParams,
  body: z.object({
    travelName: text(TEXT_LIMITS.personName, 1),
    companionNames: z.optional(text(TOLD_LIMITS.companionNames)),
  }),
  response: Booking,
  errors: ['not_found', 'booking_cancelled', 'booking_expired', 'trip_started'],
});

export const deleteBooking = endpoint(calls.deleteBooking, {
  summary: "Delete one of the caller's unpaid bookings",
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'booking_paid', 'payment_in_progress', 'provider_unavailable'],
});
