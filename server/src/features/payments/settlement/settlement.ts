import type { ProviderIntent } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import type { PaymentRow } from '../store/ledger.ts';

/** What became of a payment at the provider, after everything that follows from it is written down. */
export type Settlement =
  | { kind: 'paid'; payment: PaymentRow }
  /** Money was taken and is given back. */
  | { kind: 'rejected'; reason: string }
  /** No money was taken, so far. */
  | { kind: 'unpaid'; intent: ProviderIntent }
  /** Money was taken, but no booking is named yet, or one that it cannot be for. */
  | { kind: 'unassigned' }
  /** None of ours. */
  | { kind: 'unknown' };

export interface SettleRequest {
  /** The provider's id of the intent. */
  providerId: string;
  source: Source;
  /** The booking that the traveller names, for payments that were opened by their price alone. */
  bookingId?: string;
  /** Nobody has named a booking in time: give the money back. */
  refuseUnassigned?: boolean;
}
