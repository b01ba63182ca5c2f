import { z } from 'zod/mini';
import { COUNTER_KINDS, COUNTER_METHODS } from '../../options/trips/booking-core.ts';

/** Money received or returned other than through a card payment on this site. Amounts are in minor units. */
export const CounterPayment = z.object({
  _id: z.string(),
  bookingId: z.string(),
  kind: z.enum(COUNTER_KINDS),
  method: z.enum(COUNTER_METHODS),
  amount: z.number(),
  currency: z.string(),
  /** The calendar day on which the money changed hands. */
  receivedOn: z.string(),
  byUserId: z.nullable(z.string()),
  note: z.string(),
  createdAt: z.string(),
  /** Set if the entry was a mistake and no longer counts. */
  voided: z.optional(z.object({ at: z.string(), reason: z.string() })),
});
export type CounterPayment = z.output<typeof CounterPayment>;
