import type { ProviderIntent } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import type { PaymentRow } from '../store/ledger.ts';

/** The result of a payment at the provider, returned after all its consequences are recorded. */
export type Settlement =
  | { kind: 'paid'; payment: PaymentRow }
  /** Money was charged and is being refunded. */
  | { kind: 'rejected'; reason: string }
  | { kind: 'unpaid'; intent: ProviderIntent }
  /** Money was charged, but no booking is named yet, or the named one doesn't match. */
  | { kind: 'unassigned' }
  | { kind: 'unknown' };

export interface SettleRequest {
  providerId: string;
  source: Source;
  /** The booking that the traveler names, for a payment opened with only a price. */
  bookingId?: string;
  /** True to refund the money because no booking was named in time. */
  refuseUnassigned?: boolean;
}
