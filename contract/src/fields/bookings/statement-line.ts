import { z } from 'zod/mini';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';
import { STATEMENT_FITS, STATEMENT_STATES } from '../../options/money/statements.ts';

/** The booking that a bank transfer may belong to, or was matched with. */
export const TransferredBooking = z.object({
  _id: z.string(),
  reference: z.nullable(z.string()),
  travelName: z.string(),
  travelSpot: z.string(),
  travelDate: z.string(),
  state: z.enum(BOOKING_STATES),
});
export type TransferredBooking = z.output<typeof TransferredBooking>;

/** Incoming money of a bank statement. Amounts are in minor units of `currency`. */
export const StatementLine = z.object({
  _id: z.string(),
  state: z.enum(STATEMENT_STATES),
  /** The calendar day on which the bank booked it. */
  bookedOn: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** As the bank names them; may be empty. */
  payer: z.string(),
  purpose: z.string(),
  /** For lines to match: what the amount may be for, judged by the current bookings. Null for other lines. */
  proposal: z.nullable(
    z.object({
      fit: z.enum(STATEMENT_FITS),
      /** Null if nothing fits. */
      booking: z.nullable(TransferredBooking),
      /** The amount asked for: the first payment if it is due and the transfer isn't more, or else all that is left. */
      due: z.number(),
      /** The amount by which the transfer is below `due`, or above everything that is left to pay. */
      difference: z.number(),
    }),
  ),
  /** For matched lines; null for the others. */
  match: z.nullable(z.object({ booking: TransferredBooking, at: z.string(), counterPaymentId: z.string() })),
}); // prettier-ignore
export type StatementLine = z.output<typeof StatementLine>;

/** A matched line of a person's booking, in their export. */
export const ExportedStatementLine = z.object({
  bookingId: z.string(),
  bookedOn: z.string(),
  amount: z.number(),
  currency: z.string(),
  payer: z.string(),
  purpose: z.string(),
});
export type ExportedStatementLine = z.output<typeof ExportedStatementLine>;
