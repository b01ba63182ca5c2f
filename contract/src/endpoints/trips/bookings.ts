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
import { BookedPriceRules, PriceLine } from '../../fields/prices.ts';
import { Translations } from '../../fields/translations.ts';
import { isCalendarDay, TRAVEL_DATE_FAULT_TEXT } from '../../rules/trips/dates/travel-dates.ts';
import { TRIP_REFUSALS } from '../../fields/problem.ts';
import { Deleted, email, Id, IdParams, phone, text } from '../../fields/text.ts';

/** A trip's total, paid and due amounts in minor units: see `rules/money/trip-money.ts`. */
export const Breakdown = z.object({
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  dueNow: z.number(),
  dueOnArrival: z.number(),
  currency: z.string(),
});

/** A booking (spec §3). `travelCost` is the cost per day as a text with a currency symbol. */
export const Booking = z.object({
  _id: z.string(),
  /**
   * The booking number that people use, such as 'WF-7K3M9Q'. Null in bookings made by an older version until a
   * background job adds it.
   */
  reference: z.nullable(z.string()),
  /** The booked spot; null if it is no longer offered. */
  spotId: z.nullable(z.string()),
  /** The booked spot's id, kept even if the spot is deleted; null for bookings made before this field existed. */
  offerId: z.nullable(z.string()),
  /** True if a traveler's contribution was booked; absent if unknown. */
  contributed: z.optional(z.boolean()),
  travelSpot: z.string(),
  travelCountry: z.string(),
  travelCost: z.string(),
  travelSeason: z.string(),
  travelName: z.string(),
  /** Empty if the agency booked for someone without an email address. */
  travelEmail: z.string(),
  /** In E.164 if the number's country is known, otherwise as typed; absent if there is no number. */
  travelPhone: z.optional(z.string()),
  travelDate: z.string(),
  /** The start time, `HH:mm` by the destination's clock; null for a trip without one. */
  startTime: z.nullable(z.string()),
  travelDuration: z.number(),
  /** True if the ledger has a payment; stays true when the traveler removes the payment from their history. */
  paid: z.boolean(),
  travellers: Travelers,
  /** The agreed price, line by line; the lines add up to the total of the breakdown. */
  priceLines: z.array(PriceLine),
  /** The price rules at the time of booking, which also apply to changes of the party or the length. */
  prices: BookedPriceRules,
  breakdown: Breakdown,
  state: z.enum(BOOKING_STATES),
  /** For a held booking, the time when its places are released; for an expired booking, the time when they were. */
  heldUntil: z.optional(z.string()),
  /** True while a held booking waits for the agency's answer; it can't be paid until then. Absent otherwise. */
  awaitsAgency: z.optional(z.boolean()),
  /** The agency's reason for declining the request; may be empty. Absent if the request wasn't declined. */
  declined: z.optional(z.string()),
  /** The attendance; absent until the agency has recorded it. */
  attendance: z.optional(z.enum(ATTENDANCES)),
  /** Increases with every change that is visible to the traveler. */
  revision: z.number(),
  /** The destination's time zone (IANA). Null in bookings made by an older version until a background job adds it. */
  timeZone: z.nullable(z.string()),
  /** The cancellation terms, if they differ from the usual text (spec §2). */
  policy: z.optional(
    z.object({
      sentences: z.array(z.string()),
      /**
       * The terms; absent if the trip was moved after a deadline, because the terms alone then don't determine the
       * refund.
       */
      terms: z.optional(CancellationTerms),
      moved: z.optional(MovedTerms),
    }),
  ),
  /** The cancellation, if the booking is canceled. */
  cancellation: z.optional(Cancellation),
  /** The traveler's note to the agency; absent if there is none. */
  wishes: z.optional(z.string()),
  /** The names of those who come along, one on each line; absent if none were given. */
  companionNames: z.optional(z.string()),
  /** The language of emails and printed documents; absent if it is the site's first. */
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

/** The input of the booking form (spec §7), plus the spot's id, which our own client always sends. */
export const BookingInput = z.object({
  spotId: z.optional(Id),
  travelSpot: text(TEXT_LIMITS.spotName, 1),
  travelCountry: text(TEXT_LIMITS.country, 1),
  /** The price shown to the traveler; refused with `price_changed` if it isn't the spot's cost. */
  travelCost: text(TEXT_LIMITS.cost, 1),
  travelSeason: z._default(text(TEXT_LIMITS.season), ''),
  travelName: text(TEXT_LIMITS.personName, 1),
  /** Must be the caller's own address. */
  travelEmail: z.optional(email()),
  /** A telephone number; the setting `booking.phone` says whether it is required. */
  travelPhone: z.optional(phone()),
  travelDate,
  /** The start time of the departure; may be left out if the day has only one (spec §7 knows none). */
  startTime: z.optional(StartTime),
  travelDuration,
  /** The party; if left out, one adult (spec §7). */
  travellers: z.optional(PartyInput),
  /** The total shown to the traveler, in minor units; refused with `price_changed` if it differs. */
  total: z.optional(z.int()),
  /** A note to the agency, such as a diet; companions never see it. */
  wishes: z.optional(text(TEXT_LIMITS.wishes)),
  /** The names of those who come along, for the voucher; one on each line. */
  companionNames: z.optional(text(TOLD_LIMITS.companionNames)),
  /**
   * The language of emails and printed documents. By default, and if the site doesn't have this language, the site's
   * first language.
   */
  language: z.optional(text(8)),
});
export type BookingInput = z.input<typeof BookingInput>;

/** The date and duration (spec §2, Update booking), and the party. Fields that are left out don't change. */
export const BookingChange = z.object({
  travelDate,
  /** Left out: unchanged on the same day, otherwise the same time or the only one of the new day. */
  startTime: z.optional(StartTime),
  travelDuration,
  travellers: z.optional(PartyInput),
  /** The total shown to the traveler, in minor units; refused with `price_changed` if it differs. */
  total: z.optional(z.int()),
});
export type BookingChange = z.input<typeof BookingChange>;

/**
 * Without `state`, lists only bookings that can be paid, changed or deleted; with it, also canceled and expired ones.
 */
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
  errors: ['forbidden', 'spot_unknown', 'price_changed', 'too_many_unpaid', ...TRIP_REFUSALS],
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
    ...TRIP_REFUSALS,
  ],
});

export const renameTraveler = endpoint(calls.renameTraveler, {
  summary:
    "Name another lead traveler for one of the caller's trips, or those who come along, up to some days before the travel date",
  params: IdParams,
  body: z.object({
    travelName: text(TEXT_LIMITS.personName, 1),
    /** The companions' names; unchanged if left out. */
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
