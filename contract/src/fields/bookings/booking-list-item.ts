import { z } from 'zod/mini';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';
import { REFUND_PROGRESS } from './cancellations.ts';
import { Travelers } from '../party.ts';
import { Translations } from '../translations.ts';

/** The balance of a booking in minor units: see `rules/money/trip-money.ts`. */
export const BookingMoney = z.object({
  currency: z.string(),
  /** The agreed total, even for a canceled trip. */
  total: z.number(),
  /** The sum of card and counter payments. */
  paid: z.number(),
  refunded: z.number(),
  /** The sum still due, by card or on arrival; 0 once the booking has ended. */
  balance: z.number(),
  /** The part of `balance` that can be paid only on arrival; absent if nothing is. */
  onlyOnArrival: z.optional(z.number()),
  /** The agreed first payment, if the trip is paid for by a plan. */
  first: z.optional(z.number()),
  /** The day by which the balance is to be paid online. */
  balanceDueOn: z.optional(z.string()),
  /** True if that day has passed and a balance is left. */
  overdue: z.optional(z.literal(true)),
});
export type BookingMoney = z.output<typeof BookingMoney>;

export const BookingListItem = z.object({
  _id: z.string(),
  reference: z.nullable(z.string()),
  revision: z.number(),
  state: z.enum(BOOKING_STATES),
  /** True while a held booking waits for the agency's answer; absent otherwise. */
  awaitsAgency: z.optional(z.boolean()),
  /** The day by which an announced bank transfer is to arrive; absent without one. */
  transferDueOn: z.optional(z.string()),
  attendance: z.enum(ATTENDANCES),
  travelName: z.string(),
  travelPhone: z.optional(z.string()),
  offerId: z.nullable(z.string()),
  travelSpot: z.string(),
  travelCountry: z.string(),
  translations: z.optional(Translations),
  /** The destination's picture; null if the destination is no longer offered. */
  image: z.nullable(z.string()),
  travelDate: z.string(),
  startTime: z.nullable(z.string()),
  travelDuration: z.number(),
  travellers: Travelers,
  /** The same as `TripMoney.isPaid`. */
  paid: z.boolean(),
  money: BookingMoney,
  /**
   * The cancellation's total refund, the progress of its card part, and the sum that is still on its way or to be
   * handed out.
   */
  refund: z.optional(
    z.object({ amount: z.number(), progress: z.enum(REFUND_PROGRESS), left: z.number() }),
  ),
  createdAt: z.string(),
});
export type BookingListItem = z.output<typeof BookingListItem>;
