import { z } from 'zod/mini';
import * as calls from '../../calls/trips/operator-changes.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import {
  BookingNote,
  RecordedCustomer,
  RecordedMail,
  RecordedPayment,
  RecordMoney,
  TimelineLine,
} from '../../fields/bookings/booking-record.ts';
import { CounterPayment } from '../../fields/bookings/counter-payment.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { SplitRefund } from '../../fields/bookings/cancellations.ts';
import { PartyInput } from '../../fields/party.ts';
import { email, IdParams, phone, text } from '../../fields/text.ts';
import {
  COUNTER_KINDS,
  COUNTER_METHODS,
  REQUEST_ANSWERS,
} from '../../options/trips/booking-core.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';
import { TRIP_REFUSALS } from '../../fields/problem.ts';
import { StartTime } from '../../fields/availability.ts';
import { Booking, BookingInput, travelDate, travelDuration } from './bookings.ts';

/** One event in a booking's timeline. */
export const BookingEvent = z.object({
  bookingId: z.string(),
  at: z.string(),
  by: z.enum(['traveller', 'staff', 'system']),
  byUserId: z.nullable(z.string()),
  kind: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BookingEvent = z.output<typeof BookingEvent>;

/** Everything about a booking that the agency can see. */
export const BookingRecord = z.object({
  booking: Booking,
  attendance: z.enum(ATTENDANCES),
  money: RecordMoney,
  payments: z.array(RecordedPayment),
  counterPayments: z.array(CounterPayment),
  events: z.array(BookingEvent),
  /** Everything that has happened, latest first, without entries that the caller may not see. */
  timeline: z.array(TimelineLine),
  mails: z.array(RecordedMail),
  /** The kinds and days of the emails that will be sent on later days if nothing changes, in order. */
  comingMails: z.optional(z.array(z.object({ kind: z.string(), day: z.string() }))),
  /** The destination's picture; absent if the destination is no longer offered. */
  image: z.optional(z.string()),
  notes: z.array(BookingNote),
  customer: z.nullable(RecordedCustomer),
  /**
   * The email address that the booking was made for. Null once an account has verified the address and owns the
   * booking.
   */
  waitsFor: z.nullable(z.string()),
  /**
   * The booking's customer if they have no account. Null if an account owns the booking, or if the customer was erased.
   */
  guest: z.nullable(z.object({ _id: z.string(), bookings: z.number() })),
  /**
   * The link for a customer without an account to view the trip, and the last calendar day on which it works; null if
   * the booking can't have such a link.
   */
  tripLink: z.nullable(z.object({ active: z.boolean(), until: z.string() })),
});
export type BookingRecord = z.output<typeof BookingRecord>;

export const getBookingRecord = endpoint(calls.getBookingRecord, {
  summary: 'A booking with its timeline and counter payments',
  params: IdParams,
  response: BookingRecord,
  errors: ['not_found'],
});

/** How a customer can be reached: by email, by telephone, or both. */
const contact = {
  name: text(TEXT_LIMITS.personName, 1),
  email: z.optional(email()),
  phone: z.optional(phone()),
};
interface Reached {
  email?: string | undefined;
  phone?: string | undefined;
}
const isReachable = z.refine<Reached>(
  ({ email: address = '', phone: number = '' }) => address !== '' || number !== '',
  { error: 'is required unless there is a telephone number', path: ['email'] },
);

export const bookForCustomer = endpoint(calls.bookForCustomer, {
  summary:
    'Book a trip for a customer with an address, a telephone number, or both; if no account has the address, whoever verifies it later gets the booking',
  status: 201,
  body: z.extend(z.omit(BookingInput, { travelName: true, travelEmail: true, travelPhone: true }), {
    customer: z.object(contact).check(isReachable),
    /**
     * The language of emails and printed documents, a tag of one of the site's languages; by default the customer's.
     */
    language: z.optional(text(8, 2)),
    /** True to email the customer. A customer without an account is also invited to create one. */
    notify: z._default(z.boolean(), true),
  }),
  response: BookingRecord,
  errors: ['spot_unknown', 'price_changed', ...TRIP_REFUSALS],
});

export const addCounterPayment = endpoint(calls.addCounterPayment, {
  summary: 'Record money received or returned in cash, by transfer or otherwise',
  status: 201,
  params: IdParams,
  body: z.object({
    kind: z.enum(COUNTER_KINDS),
    method: z.enum(COUNTER_METHODS),
    /**
     * The amount in minor units of the booking's currency. A receipt is at most the open balance, and a return at most
     * the sum received. Returning more than is owed requires `money.refund` and counts against the caller's limit.
     */
    amount: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** The calendar day, from the day of booking until today. */
    receivedOn: calendarDay,
    note: z._default(text(TEXT_LIMITS.reason), ''),
  }),
  response: BookingRecord,
  errors: [
    'not_found',
    'booking_cancelled',
    'booking_expired',
    'not_confirmed',
    'payment_mismatch',
    'payment_in_progress',
    'provider_unavailable',
    'forbidden',
    'sign_in_again',
  ],
});

export const voidCounterPayment = endpoint(calls.voidCounterPayment, {
  summary: 'Void an entry made by mistake; it stays in the records but no longer counts',
  fresh: true,
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: BookingRecord,
  errors: ['not_found', 'already_decided', 'booking_cancelled', 'payment_mismatch'],
});

export const changeBookingAsOperator = endpoint(calls.changeBookingAsOperator, {
  summary:
    'Change a booking, paid or not: a higher total adds to the amount due on arrival, a lower one is refunded',
  params: IdParams,
  body: z.object({
    /** The revision that was read, so that no one overwrites a change that they haven't seen. */
    revision: z.int().check(z.minimum(1)),
    /** The travel date; unchanged if left out. */
    travelDate: z.optional(travelDate),
    startTime: z.optional(StartTime),
    travelDuration: z.optional(travelDuration),
    travellers: z.optional(PartyInput),
    travelName: z.optional(text(TEXT_LIMITS.personName, 1)),
    /** The reason, shown to the traveler. */
    reason: text(TEXT_LIMITS.reason, 1),
  }),
  response: z.object({
    booking: Booking,
    /** The change of the total in minor units; negative if the trip is cheaper now. */
    difference: z.number(),
    refund: SplitRefund,
  }),
  errors: [
    'not_found',
    'revision_changed',
    'booking_cancelled',
    'booking_expired',
    'dispute_open',
    'payment_in_progress',
    'provider_unavailable',
    'forbidden',
    'sign_in_again',
    ...TRIP_REFUSALS,
  ],
});

export const confirmBooking = endpoint(calls.confirmBooking, {
  summary:
    'Book a held trip for good without a payment, or one that has expired if its places are still free',
  params: IdParams,
  response: BookingRecord,
  errors: [
    'not_found',
    'booking_cancelled',
    'not_confirmed',
    'trip_started',
    'not_bookable_then',
    'sold_out',
  ],
});

export const answerRequest = endpoint(calls.answerRequest, {
  summary:
    'Accept a request, which can then be paid, or decline it, which gives its places back; the traveler gets an email',
  params: IdParams,
  body: z
    .object({
      /** The revision that the caller has read, so that no one answers a request that has changed since then. */
      revision: z.int().check(z.minimum(1)),
      answer: z.enum(REQUEST_ANSWERS),
      /** The reason for declining, shown to the traveler. */
      reason: z._default(text(TEXT_LIMITS.reason), ''),
    })
    .check(
      z.refine(({ answer, reason }) => answer === 'accept' || reason !== '', {
        path: ['reason'],
        error: 'is required',
      }),
    ),
  response: BookingRecord,
  errors: [
    'not_found',
    'already_decided',
    'booking_cancelled',
    'revision_changed',
    'trip_started',
    'payment_in_progress',
    'provider_unavailable',
  ],
});

export const changeContact = endpoint(calls.changeContact, {
  summary:
    "Correct a booking's name, email address, telephone number and language. Emails go to the new address, and the earlier address can't claim the booking any more",
  params: IdParams,
  body: z
    .object({
      /** The revision that was read, so that no one overwrites a change that they haven't seen. */
      revision: z.int().check(z.minimum(1)),
      ...contact,
      /** The language of emails and printed documents, a tag of one of the site's languages; unchanged if left out. */
      language: z.optional(text(8, 2)),
      /** True to send the confirmation to the new address. */
      notify: z._default(z.boolean(), false),
    })
    .check(isReachable),
  response: BookingRecord,
  errors: ['not_found', 'revision_changed'],
});
