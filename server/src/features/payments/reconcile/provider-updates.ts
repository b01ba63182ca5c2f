import type { ProviderDispute, ProviderRefund } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import type { PaymentRow } from '../store/ledger.ts';

export interface ProviderUpdates {
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
  /** A time that isn't later than the request to the provider. */
  asOf: Date;
}

/** The charge to update. The caller holds its locks. */
export interface SyncTarget {
  attemptId: string;
  bookingId: string | null;
  bookingExists: boolean;
  transactionId: string;
  /** The payment, locked in this transaction; null if the charge was never accepted into the ledger. */
  payment: PaymentRow | null;
  source: Source;
}
