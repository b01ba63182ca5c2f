import { z } from 'zod/mini';
import { LINK_ASKS } from '../../options/trips/payment-links.ts';

/** A payment link as staff see it; amounts are in minor units. */
export const PaymentLink = z.object({
  _id: z.string(),
  url: z.string(),
  asks: z.enum(LINK_ASKS),
  /** The amount that the link charges now or has charged; 0 if nothing is left to pay. */
  amount: z.number(),
  currency: z.string(),
  /** Shown to the person who pays; may be empty. */
  message: z.string(),
  /** `ended`: by staff, or with its trip. */
  state: z.enum(['open', 'paid', 'ended']),
  createdAt: z.string(),
  /** The member or traveler who made the link; null once their account is deleted. */
  by: z.nullable(z.string()),
});
export type PaymentLink = z.output<typeof PaymentLink>;

/** A link to pay for a booking. `amount` is null if it asks for a part of the price. */
export const ExportedPaymentLink = z.object({
  bookingId: z.string(),
  asks: z.enum(LINK_ASKS),
  amount: z.nullable(z.number()),
  message: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type ExportedPaymentLink = z.output<typeof ExportedPaymentLink>;
