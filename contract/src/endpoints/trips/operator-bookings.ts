import { z } from 'zod/mini';
import * as calls from '../../calls/trips/operator-bookings.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookingNote } from '../../fields/bookings/booking-record.ts';
import { BookingListItem } from '../../fields/bookings/booking-list-item.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';
import { SORT_DIRECTIONS } from '../../options/catalogue.ts';
import { MOST_COUNTED } from '../../options/console.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import {
  BALANCE_FILTERS,
  BOOKING_ORDERS,
  BOOKING_PAGE,
  GOING_BACK,
  MOST_SUMMED,
  NOTE_LIMIT,
} from '../../options/trips/operator-bookings.ts';
import { TRANSFER_FILTERS } from '../../options/money/transfers.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';

const oneState = BOOKING_STATES.join('|');

export const BookingFilter = z.object({
  /**
   * Digits of the telephone number, or words that must all match the name, email address, reference or place. A short
   * word matches only the beginning of a word.
   */
  q: z.optional(text(TEXT_LIMITS.search)),
  /** Separated by commas. */
  state: z.optional(
    text(60, 1).check(z.regex(new RegExp(`^(?:${oneState})(?:,(?:${oneState}))*$`))),
  ),
  awaiting: z.optional(z.enum(['true'])),
  paid: z.optional(z.enum(['true', 'false'])),
  balance: z.optional(z.enum(BALANCE_FILTERS)),
  transfer: z.optional(z.enum(TRANSFER_FILTERS)),
  goingBack: z.optional(z.enum(GOING_BACK)),
  attendance: z.optional(z.enum(ATTENDANCES)),
  /** The first day of the trip and the day of booking (UTC), inclusive. */
  travelFrom: z.optional(calendarDay),
  travelTo: z.optional(calendarDay),
  bookedFrom: z.optional(calendarDay),
  bookedTo: z.optional(calendarDay),
  offerId: z.optional(Id),
  country: z.optional(text(TEXT_LIMITS.country)),
  sort: z.optional(z.enum(BOOKING_ORDERS)),
  /** By default, names ascend and everything else descends. Ignored by `soonest`. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
});
export type BookingFilter = z.output<typeof BookingFilter>;

export const listOperatorBookings = endpoint(calls.listOperatorBookings, {
  summary: `Bookings that match a filter, ${BOOKING_PAGE.default} at a time; Link: rel="next" if there are more`,
  query: z.extend(BookingFilter, {
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOOKING_PAGE.max))),
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(BookingListItem),
});

const SummedAmount = z.object({
  currency: z.string(),
  total: z.number(),
  balance: z.number(),
});

/** The number of matching bookings, and the people and amounts of those that are held or booked. */
const BookingSummary = z.object({
  /**
   * The number of matches. If there are more than `MOST_SUMMED`, it is one more than that, and the other figures are
   * empty.
   */
  count: z.number(),
  booked: z.number(),
  people: z.number(),
  /** By currency, in minor units. */
  amounts: z.array(SummedAmount),
});
export type BookingSummary = z.output<typeof BookingSummary>;

export const summarizeBookings = endpoint(calls.summarizeBookings, {
  summary: `Count, people and amounts of the bookings that match a filter, up to ${MOST_SUMMED} bookings`,
  query: z.omit(BookingFilter, { sort: true, direction: true }),
  response: BookingSummary,
});

export const countBookingViews = endpoint(calls.countBookingViews, {
  summary: `The number of bookings in each view of the list, counted up to ${MOST_COUNTED}`,
  query: z.object({ today: calendarDay }),
  response: z.object({
    week: z.number(),
    open: z.number(),
    unpaid: z.number(),
    canceled: z.number(),
  }),
});

export const exportOperatorBookings = endpoint(calls.exportOperatorBookings, {
  summary: 'Export all bookings that match a filter as CSV',
  fresh: true,
  query: BookingFilter,
  response: media('text/csv'),
});

export const exportOperatorPayments = endpoint(calls.exportOperatorPayments, {
  summary:
    'Export every payment, refund, lost dispute and entry at the counter as CSV, latest first',
  fresh: true,
  query: z.object({
    /** Days in the agency's time zone, inclusive. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  response: media('text/csv'),
});

export const addBookingNote = endpoint(calls.addBookingNote, {
  summary: 'Add a note about a booking for staff; the traveler can download it with their data',
  status: 201,
  params: IdParams,
  body: z.object({ text: text(NOTE_LIMIT, 1) }),
  response: BookingNote,
  errors: ['not_found'],
});

export const removeBookingNote = endpoint(calls.removeBookingNote, {
  summary: "Remove one of the caller's own notes, or one whose author's account is gone",
  params: z.object({ id: Id, note: Id }),
  response: Deleted,
  errors: ['not_found', 'forbidden'],
});
