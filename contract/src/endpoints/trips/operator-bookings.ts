import { z } from 'zod/mini';
import * as calls from '../../calls/trips/operator-bookings.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookingNote } from '../../fields/booking-record.ts';
import { BookingListItem } from '../../fields/booking-list-item.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';
import { SORT_DIRECTIONS } from '../../options/catalogue.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import {
  BALANCE_FILTERS,
  BOOKING_ORDERS,
  BOOKING_PAGE,
  GOING_BACK,
  NOTE_LIMIT,
} from '../../options/trips/operator-bookings.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';

const oneState = BOOKING_STATES.join('|');

/** Which bookings the agency wants to see, and in which order. Every part is optional. */
export const BookingFilter = z.object({
  /** Words, each of which is a part of the name, address, reference or place; the start of a word if short. */
  q: z.optional(text(TEXT_LIMITS.search)),
  /** One or more, with commas between them. */
  state: z.optional(
    text(60, 1).check(z.regex(new RegExp(`^(?:${oneState})(?:,(?:${oneState}))*$`))),
  ),
  paid: z.optional(z.enum(['true', 'false'])),
  balance: z.optional(z.enum(BALANCE_FILTERS)),
  /** Those behind Today's figures of money that goes back. */
  goingBack: z.optional(z.enum(GOING_BACK)),
  attendance: z.optional(z.enum(ATTENDANCES)),
  /** First days of trips, and days of booking (UTC); both ends are included. */
  travelFrom: z.optional(calendarDay),
  travelTo: z.optional(calendarDay),
  bookedFrom: z.optional(calendarDay),
  bookedTo: z.optional(calendarDay),
  offerId: z.optional(Id),
  country: z.optional(text(TEXT_LIMITS.country)),
  /** The first day of the trip, unless another is chosen. */
  sort: z.optional(z.enum(BOOKING_ORDERS)),
  /** Names rise, everything else falls, unless it is chosen. */
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
});
export type BookingFilter = z.output<typeof BookingFilter>;

export const listOperatorBookings = endpoint(calls.listOperatorBookings, {
  summary: `Bookings that a filter finds, ${BOOKING_PAGE.default} at a time; Link: rel="next" if there are more`,
  query: z.extend(BookingFilter, {
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOOKING_PAGE.max))),
    /** Opaque; taken from the `Link: rel="next"` of the previous page. */
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(BookingListItem),
});

export const exportOperatorBookings = endpoint(calls.exportOperatorBookings, {
  summary: 'Every booking that a filter finds, as a table for a spreadsheet',
  fresh: true,
  query: BookingFilter,
  response: media('text/csv'),
});

export const addBookingNote = endpoint(calls.addBookingNote, {
  summary: 'Write a note about a booking, for the people of the agency',
  status: 201,
  params: IdParams,
  body: z.object({ text: text(NOTE_LIMIT, 1) }),
  response: BookingNote,
  errors: ['not_found'],
});

export const removeBookingNote = endpoint(calls.removeBookingNote, {
  summary: 'Take a note of your own back, or one whose writer is gone',
  params: z.object({ id: Id, note: Id }),
  response: Deleted,
  errors: ['not_found', 'forbidden'],
});
