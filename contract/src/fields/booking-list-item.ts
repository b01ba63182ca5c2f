import { z } from 'zod/mini';
import { BOOKING_STATES } from '../options/trips/booking-core.ts';
import { ATTENDANCES } from '../options/trips/trips.ts';
import { REFUND_PROGRESS } from './cancellations.ts';
import { Travelers } from './party.ts';

/** What a booking's money comes to, in minor units: `rules/money/trip-money.ts` in short. */
export const BookingMoney = z.object({
  currency: z.string(),
  /** As agreed, also of a trip that was canceled since. */
  total: z.number(),
  /** By card and at the counter. */
  paid: z.number(),
  refunded: z.number(),
  /** What is still to come, by card or on arrival; none once it has ended. */
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
  offerId: z.nullable(z.string()),
  travelSpot: z.string(),
  travelCountry: z.string(),
  /** Of the destination, as long as it is offered. */
  image: z.nullable(z.string()),
  travelDate: z.string(),
  travelDuration: z.number(),
  travellers: Travelers,
  /** Whether it counts as paid: by card, or at the counter as much as the card would have been charged. */
  paid: z.boolean(),
  money: BookingMoney,
  /** Of its cancellation: what goes back in all, and where the card's part is by now. */
  refund: z.optional(z.object({ amount: z.number(), progress: z.enum(REFUND_PROGRESS) })),
  createdAt: z.string(),
});
export type BookingListItem = z.output<typeof BookingListItem>;
