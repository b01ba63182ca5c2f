import { z } from 'zod/mini';
import * as calls from '../../calls/trips/operator-changes.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import {
  BookingNote,
  RecordedCustomer,
  RecordedMail,
  RecordedPayment,
  RecordedPlan,
  RecordMoney,
  TimelineLine,
} from '../../fields/bookings/booking-record.ts';
import { CounterPayment } from '../../fields/bookings/counter-payment.ts';
import { PaymentLink } from '../../fields/bookings/payment-link.ts';
import { SplitRefund } from '../../fields/bookings/cancellations.ts';
import { ChosenOptions } from '../../fields/money/prices.ts';
import { PartyInput } from '../../fields/party.ts';
import { email, IdParams, phone, text } from '../../fields/text.ts';
import { REQUEST_ANSWERS } from '../../options/trips/booking-core.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';
import { TRIP_REFUSALS } from '../../fields/problem.ts';
import { StartTime } from '../../fields/availability.ts';
import { Booking, BookingInput, travelDate, travelDuration } from './bookings.ts';

export const BookingEvent = z.object({
  bookingId: z.string(),
  at: z.string(),
  by: z.enum(['traveller', 'staff', 'system']),
  byUserId: z.nullable(z.string()),
  kind: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BookingEvent = z.output<typeof BookingEvent>;

/** Everything about a booking that the agency sees. */
export const BookingRecord = z.object({
  booking: Booking,
  attendance: z.enum(ATTENDANCES),
  money: RecordMoney,
  /** Null if the trip is paid for without a plan. */
  plan: z.nullable(RecordedPlan),
  payments: z.array(RecordedPayment),
  counterPayments: z.array(CounterPayment),
  events: z.array(BookingEvent),
  /** Latest first, without entries that the caller may not see. */
  timeline: z.array(TimelineLine),
  mails: z.array(RecordedMail),
  /** The emails of later days if nothing changes, in order. */
  comingMails: z.optional(z.array(z.object({ kind: z.string(), day: z.string() }))),
  /** Absent if the destination is no longer offered. */
  image: z.optional(z.string()),
  notes: z.array(BookingNote),
  customer: z.nullable(RecordedCustomer),
  /**
   * The address whose owner will get the booking after verifying it. Null if an account owns the booking, or if the
   * booking has no address.
   */
  waitsFor: z.nullable(z.string()),
  /** The customer if they have no account. Null if an account owns the booking, or after an erasure. */
  guest: z.nullable(z.object({ _id: z.string(), bookings: z.number() })),
  /**
   * The link for a customer without an account, and the last day on which it works; null if the booking can't have one.
   */
  tripLink: z.nullable(z.object({ active: z.boolean(), until: z.string() })),
  /** Newest first. */
  paymentLinks: z.array(PaymentLink),
});
export type BookingRecord = z.output<typeof BookingRecord>;

export const getBookingRecord = endpoint(calls.getBookingRecord, {
  summary: 'A booking with its timeline and counter payments',
  params: IdParams,
  response: BookingRecord,
  errors: ['not_found'],
});

/** A customer's contact, with an email address, a telephone number, or both. */
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
    'Book a trip for a customer with an address, a telephone number, or both; if no account has the address, the person who verifies it later gets the booking',
  status: 201,
  body: z.extend(z.omit(BookingInput, { travelName: true, travelEmail: true, travelPhone: true }), {
    customer: z.object(contact).check(isReachable),
    /** The language of emails and printed documents, one of the site's; by default the customer's. */
    language: z.optional(text(8, 2)),
    notify: z._default(z.boolean(), true),
  }),
  response: BookingRecord,
  errors: ['spot_unknown', 'price_changed', 'code_not_valid', ...TRIP_REFUSALS],
});

export const changeBookingAsOperator = endpoint(calls.changeBookingAsOperator, {
  summary:
    'Change a booking, paid or not: a higher total adds to the amount due on arrival, a lower one is refunded',
  params: IdParams,
  body: z.object({
    /** So that no one overwrites a change that they haven't seen. */
    revision: z.int().check(z.minimum(1)),
    travelDate: z.optional(travelDate),
    startTime: z.optional(StartTime),
    travelDuration: z.optional(travelDuration),
    travellers: z.optional(PartyInput),
    travelName: z.optional(text(TEXT_LIMITS.personName, 1)),
    /**
     * All options that the trip is to have. Those that it has stay at the agreed prices, new ones are at today's. If this
     * is left out, the trip keeps its options, even those that are no longer offered.
     */
    options: z.optional(ChosenOptions),
    /** The total that was shown, in minor units; refused with `price_changed` if it differs. */
    total: z.optional(z.int()),
    /** Shown to the traveler. */
    reason: text(TEXT_LIMITS.reason, 1),
  }),
  response: z.object({
    booking: Booking,
    /** The change in the total, in minor units. */
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
    'price_changed',
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
      /** So that no one answers a request that has changed since they read it. */
      revision: z.int().check(z.minimum(1)),
      answer: z.enum(REQUEST_ANSWERS),
      /** Shown to the traveler; required to decline. */
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
    "Correct a booking's name, email address, telephone number and language. Emails go to the new address, and the earlier address can't claim the booking anymore",
  params: IdParams,
  body: z
    .object({
      /** So that no one overwrites a change that they haven't seen. */
      revision: z.int().check(z.minimum(1)),
      ...contact,
      /** The language of emails and printed documents, one of the site's; unchanged if left out. */
      language: z.optional(text(8, 2)),
      /** True to send the confirmation to the new address. */
      notify: z._default(z.boolean(), false),
    })
    .check(isReachable),
  response: BookingRecord,
  errors: ['not_found', 'revision_changed'],
});
