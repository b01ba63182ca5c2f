import { z } from 'zod/mini';
import { BOOKING_STATES } from '../options/trips/booking-core.ts';
import { ATTENDANCES } from '../options/trips/trips.ts';
import { REFUND_PROGRESS } from './cancellations.ts';
import { Travelers } from './party.ts';

/** The balance of a booking in minor units, a summary of `rules/money/trip-money.ts`. */
export const BookingMoney = z.object({
  currency: z.string(),
  /** As agreed, also for a canceled trip. */
  total: z.number(),
  /** By card and at the counter. */
  paid: z.number(),
  refunded: z.number(),
  /** Still due, by card or on arrival; 0 once the booking has ended. */
  balance: z.number(),
});
export type BookingMoney = z.output<typeof BookingMoney>;

/** A booking in the agency's lists. */
export const BookingListItem = z.object({
  _id: z.string(),
  reference: z.nullable(z.string()),
  revision: z.number(),
  state: z.enum(BOOKING_STATES),
  attendance: z.enum(ATTENDANCES),
  travelName: z.string(),
  /** Absent if unknown. */
  travelPhone: z.optional(z.string()),
  offerId: z.nullable(z.string()),
  travelSpot: z.string(),
  travelCountry: z.string(),
  /** The destination's picture; null if it is no longer offered. */
  image: z.nullable(z.string()),
  travelDate: z.string(),
  travelDuration: z.number(),
  travellers: Travelers,
  /** True if it was paid by card, or if the counter received at least what the card would be charged. */
  paid: z.boolean(),
  money: BookingMoney,
  /** The cancellation's total refund, the progress of its card part, and what is still on its way or to hand out. */
  refund: z.optional(
    z.object({ amount: z.number(), progress: z.enum(REFUND_PROGRESS), left: z.number() }),
  ),
  createdAt: z.string(),
});
export type BookingListItem = z.output<typeof BookingListItem>;
