import { z } from 'zod/mini';
import * as calls from '../../calls/trips/back-office.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import {
  BookingNote,
  RecordedCustomer,
  RecordedMail,
  RecordedPayment,
  RecordMoney,
  TimelineLine,
} from '../../fields/booking-record.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { SplitRefund } from '../../fields/cancellations.ts';
import { PartyInput } from '../../fields/party.ts';
import { email, Id, IdParams, text } from '../../fields/text.ts';
import {
  COUNTER_KINDS,
  COUNTER_METHODS,
  OPERATOR_REASONS,
} from '../../options/trips/booking-core.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';
import { Booking, BookingInput, travelDate, travelDuration } from './bookings.ts';

/** Money that came by no card payment of this site, or was handed back (minor units). */
export const CounterPayment = z.object({
  _id: z.string(),
  bookingId: z.string(),
  kind: z.enum(COUNTER_KINDS),
  method: z.enum(COUNTER_METHODS),
  amount: z.number(),
  currency: z.string(),
  /** The calendar day on which it changed hands. */
  receivedOn: z.string(),
  byUserId: z.nullable(z.string()),
  note: z.string(),
  createdAt: z.string(),
  /** Entered by mistake: it no longer counts. */
  voided: z.optional(z.object({ at: z.string(), reason: z.string() })),
});
export type CounterPayment = z.output<typeof CounterPayment>;

/** One line of a booking's timeline. */
export const BookingEvent = z.object({
  bookingId: z.string(),
  at: z.string(),
  by: z.enum(['traveller', 'staff', 'system']),
  byUserId: z.nullable(z.string()),
  kind: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BookingEvent = z.output<typeof BookingEvent>;

/** Everything about one booking, for the agency. */
export const BookingRecord = z.object({
  booking: Booking,
  attendance: z.enum(ATTENDANCES),
  money: RecordMoney,
  payments: z.array(RecordedPayment),
  counterPayments: z.array(CounterPayment),
  events: z.array(BookingEvent),
  /** Everything that happened, the latest first. What is for few eyes is there for those alone. */
  timeline: z.array(TimelineLine),
  mails: z.array(RecordedMail),
  notes: z.array(BookingNote),
  customer: z.nullable(RecordedCustomer),
  /** The address that a booking was made for while no account has proved it: then it is that account's. */
  waitsFor: z.nullable(z.string()),
});
export type BookingRecord = z.output<typeof BookingRecord>;

export const getBookingRecord = endpoint(calls.getBookingRecord, {
  summary: 'A booking with its timeline and its payments at the counter',
  params: IdParams,
  response: BookingRecord,
  errors: ['not_found'],
});

export const bookForCustomer = endpoint(calls.bookForCustomer, {
  summary:
    'Book a trip for a customer; without an account of that address, it waits for who proves the address',
  status: 201,
  body: z.extend(z.omit(BookingInput, { travelName: true, travelEmail: true }), {
    customer: z.object({ name: text(TEXT_LIMITS.personName, 1), email: email() }),
    /** Whether the customer gets a mail, which invites who has no account. */
    notify: z._default(z.boolean(), true),
  }),
  response: BookingRecord,
  errors: [
    'spot_unknown',
    'not_bookable_then',
    'price_changed',
    'party_not_allowed',
    'amount_too_large',
  ],
});

export const addCounterPayment = endpoint(calls.addCounterPayment, {
  summary: 'Record money that was received or returned in cash, by transfer or otherwise',
  status: 201,
  params: IdParams,
  body: z.object({
    kind: z.enum(COUNTER_KINDS),
    method: z.enum(COUNTER_METHODS),
    /**
     * In minor units of the booking's currency; never more than is open, or was received. To return more than is
     * owed asks for `money.refund`, and counts against the limit.
     */
    amount: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** Not before the booking was made, and not in the future. */
    receivedOn: calendarDay,
    note: z._default(text(TEXT_LIMITS.reason), ''),
  }),
  response: BookingRecord,
  errors: [
    'not_found',
    'booking_cancelled',
    'booking_expired',
    'payment_mismatch',
    'payment_in_progress',
    'provider_unavailable',
    'forbidden',
    'sign_in_again',
  ],
});

export const voidCounterPayment = endpoint(calls.voidCounterPayment, {
  summary: 'Void an entry that was made by mistake; it stays in the books and no longer counts',
  fresh: true,
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: BookingRecord,
  errors: ['not_found', 'already_decided', 'booking_cancelled', 'payment_mismatch'],
});

export const changeBookingAsOperator = endpoint(calls.changeBookingAsOperator, {
  summary:
    'Change a booking, paid or not: a higher total raises what is due on arrival, a lower one gives back',
  params: IdParams,
  body: z.object({
    /** The revision that was read, so that no change is overwritten unseen. */
    revision: z.int().check(z.minimum(1)),
    /** As before, where they are left out. */
    travelDate: z.optional(travelDate),
    travelDuration: z.optional(travelDuration),
    travellers: z.optional(PartyInput),
    travelName: z.optional(text(TEXT_LIMITS.personName, 1)),
    /** The traveler reads it. */
    reason: text(TEXT_LIMITS.reason, 1),
  }),
  response: z.object({
    booking: Booking,
    /** How much more the trip costs now; less where negative. Minor units. */
    difference: z.number(),
    refund: SplitRefund,
  }),
  errors: [
    'not_found',
    'revision_changed',
    'booking_cancelled',
    'booking_expired',
    'not_bookable_then',
    'party_not_allowed',
    'amount_too_large',
    'dispute_open',
    'payment_in_progress',
    'provider_unavailable',
    'forbidden',
    'sign_in_again',
  ],
});

const departure = z.object({ offerId: Id, day: calendarDay });

/** What canceling a departure would do now (amounts in minor units). */
export const DepartureCancellation = z.object({
  bookings: z.number(),
  /** Whether a trip of it is under way or over, by the calendar of the destination. */
  hasBegun: z.boolean(),
  back: z.array(
    z.object({
      currency: z.string(),
      /** Everything that was paid and has not gone back. */
      refund: z.number(),
      /** Of it, what the policy does not give. */
      beyond: z.number(),
    }),
  ),
  /** The most that one of its bookings would have got beyond the policy then, together with before; 0: none gets any. */
  most: z.number(),
});
export type DepartureCancellation = z.output<typeof DepartureCancellation>;

export const previewDepartureCancellation = endpoint(calls.previewDepartureCancellation, {
  summary: 'What canceling every booking of a destination that begins on a day would give back',
  params: departure,
  response: DepartureCancellation,
  errors: ['not_found'],
});

/** Work on many bookings; it goes on until none is left. */
export const Batch = z.object({
  _id: z.string(),
  done: z.number(),
  /** What could not be done, and why: the code of a problem. */
  failed: z.array(z.object({ bookingId: z.string(), code: z.string() })),
  left: z.number(),
  /** When it is tried again, while the card provider or the database cannot be reached. */
  nextTryAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type Batch = z.output<typeof Batch>;

export const cancelDeparture = endpoint(calls.cancelDeparture, {
  summary:
    'Call off a day of a destination: nothing is sold for it any more, and each booking is canceled with a full refund',
  status: 201,
  fresh: true,
  params: departure,
  body: z.object({
    reasonCode: z.enum(OPERATOR_REASONS),
    /** The travelers read it. */
    message: z._default(text(TEXT_LIMITS.cancellationMessage), ''),
    tell: z._default(z.boolean(), true),
  }),
  response: Batch,
  errors: ['not_found', 'forbidden'],
});

export const openDeparture = endpoint(calls.openDeparture, {
  summary: 'Sell a day of a destination again that was called off; what is canceled stays canceled',
  params: z.object({ offerId: Id, day: calendarDay }),
  response: z.object({ offerId: z.string(), day: z.string(), closed: z.boolean() }),
  errors: ['not_found'],
});

export const getBatch = endpoint(calls.getBatch, {
  summary: 'How far work on many bookings is',
  params: IdParams,
  response: Batch,
  errors: ['not_found'],
});

export const retryBatch = endpoint(calls.retryBatch, {
  summary: 'Try once more what failed of a departure that was called off',
  fresh: true,
  params: IdParams,
  response: Batch,
  errors: ['not_found'],
});
