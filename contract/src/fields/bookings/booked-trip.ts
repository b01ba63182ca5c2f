import { z } from 'zod/mini';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';

/** A one-line summary of a booking, for the record of its customer. */
export const BookedTrip = z.object({
  _id: z.string(),
  reference: z.nullable(z.string()),
  spot: z.string(),
  country: z.string(),
  travelDate: z.string(),
  startTime: z.nullable(z.string()),
  travelDuration: z.number(),
  people: z.number(),
  state: z.enum(BOOKING_STATES),
  /** The total in minor units of `currency`. */
  total: z.number(),
  currency: z.string(),
});
export type BookedTrip = z.output<typeof BookedTrip>;
