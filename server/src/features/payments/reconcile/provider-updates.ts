import type { ProviderDispute, ProviderRefund } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import type { PaymentRow } from '../store/ledger.ts';

/** What the provider says has become of a charge since it succeeded. */
export interface ProviderUpdates {
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
  /** When the provider was asked, at the latest. */
  asOf: Date;
}

/** The charge that these updates are recorded for, under its locks. */
export interface SyncTarget {
  attemptId: string;
  bookingId: string | null;
  /** False where the traveler has deleted it since. */
  bookingExists: boolean;
  transactionId: string;
  /** Locked in this transaction; null where the charge was never accepted into the ledger. */
  payment: PaymentRow | null;
  source: Source;
}
