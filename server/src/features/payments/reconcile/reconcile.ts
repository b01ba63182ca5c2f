import type { AppContext } from '../../../context.ts';
import { findRestore } from '../../../db/records/restored.ts';
import { cardAccount } from '../modes/card-account.ts';
import { lostSince } from '../restore/ask-after-restore.ts';
import { findStandingRefusal } from '../store/journal.ts';
import { listExistingBookings, findFirstAttemptTime, readLedger } from '../store/reconciliation.ts';
import { compareLedgers, type Difference, type DifferenceKind } from './compare-ledgers.ts';
import { addWhole, readProvider } from './read-provider.ts';

/** The result, which is plain data so that a running server can send it to a command. */
export interface Reconciliation {
  since: string;
  /** The number of our payments at the provider, and the number in the ledger. */
  charges: number;
  payments: number;
  differences: (Difference & { remedy: string })[];
  /** Set if the provider refused to let the account open the most recent payment. */
  refused: { at: string; detail: string } | null;
}

const REMEDIES: Readonly<Record<DifferenceKind, string>> = {
  charged_twice: 'refund all but one of them: POST /api/payments/<id>/refunds, or at the provider',
  payable_twice: 'cancel all but the last of them at the provider',
  not_recorded:
    'Wayfarer adopts it within minutes of its start; if it does not, tell it how old the database is: npm run reconcile -- --restored --since DATE',
  booking_unknown:
    'the booking was lost, or belongs to another installation with the same account: look up the traveler at the provider, then book the trip again or refund the charge there',
  recorded_otherwise: 'look up the payment in both places, and correct it with a refund',
  not_charged:
    'look up the transaction at the provider: it may belong to another account than the configured key',
  gone_back_otherwise:
    'Wayfarer corrects it within minutes of its start; if it does not: npm run reconcile -- --restored --since DATE',
};

/**
 * Compares the ledger with the provider's charges, refunds and lost disputes since a time, by default since the
 * restored backup or the first payment. Throws `GatewayUnavailableError`, `GatewayDeniedError`.
 */
export async function reconcile(
  { clock, db, payments }: Pick<AppContext, 'clock' | 'db' | 'payments'>,
  since: Date | null,
): Promise<Reconciliation> {
  const now = clock.now();
  const restore = await findRestore(db.sql);
  const from =
    since ??
    (restore === null ? null : lostSince(restore)) ??
    (await findFirstAttemptTime(db.orm)) ??
    now;
  // reads the provider first, because the ledger may contain newer payments but must not lack any
  const charges = await readProvider(payments, { from, now });
  const of = await cardAccount(payments);
  const own = await readLedger(db.orm, { from, ids: [...charges.keys()], of });
  const unseen = own.payments.filter(({ transactionId }) => !charges.has(transactionId));
  await addWhole(
    payments,
    charges,
    unseen.map(({ transactionId }) => transactionId),
  );
  const named = [...charges.values()].flatMap(({ bookingId }) => bookingId ?? []);
  const bookings = await listExistingBookings(db.orm, named);
  const differences = compareLedgers(charges, { ...own, bookings });
  const refused = await findStandingRefusal(db.orm);
  return {
    refused: refused && { at: refused.at.toISOString(), detail: refused.detail },
    since: from.toISOString(),
    charges: [...charges.values()].filter(({ status }) => status === 'succeeded').length,
    payments: own.payments.length,
    differences: differences.map(({ bookingId, kind, says, transactionId }) => {
      const remedy = REMEDIES[kind];
      return { kind, says, remedy, bookingId, transactionId };
    }),
  };
}
