import type { ProviderDispute, ProviderRefund } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import type { PaymentRow } from '../store/ledger.ts';

/** The refunds and disputes of a charge at the provider. */
export interface ProviderUpdates {
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
  /** A time no later than the request to the provider. */
  asOf: Date;
}

/** The charge that these updates belong to, held under its locks. */
export interface SyncTarget {
  attemptId: string;
  bookingId: string | null;
  /** False if the traveler has deleted it since. */
  bookingExists: boolean;
  transactionId: string;
  /** Locked in this transaction; null if the charge was never accepted into the ledger. */
  payment: PaymentRow | null;
  source: Source;
}
