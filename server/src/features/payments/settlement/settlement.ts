import type { ProviderIntent } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import type { PaymentRow } from '../store/ledger.ts';

/** The outcome of a payment at the provider, after everything that follows from it is recorded. */
export type Settlement =
  | { kind: 'paid'; payment: PaymentRow }
  /** Money was taken and is given back. */
  | { kind: 'rejected'; reason: string }
  /** No money was taken, so far. */
  | { kind: 'unpaid'; intent: ProviderIntent }
  /** Money was taken, but no booking is named yet, or one that it cannot be for. */
  | { kind: 'unassigned' }
  /** Not one of our payments. */
  | { kind: 'unknown' };

export interface SettleRequest {
  /** The provider's id of the intent. */
  providerId: string;
  source: Source;
  /** The booking that the traveler names, for payments that were opened by their price alone. */
  bookingId?: string;
  /** No booking was named in time: give the money back. */
  refuseUnassigned?: boolean;
}
