import {
  cancellationToday,
  type Cancellation,
  type CancellationReason,
  type CancellationToday,
  type RefundProgress,
} from '@wayfarer/contract';
import type { CancellationRow } from '../booking-records/index.ts';

/** The money returned for a canceled booking so far, in minor units. */
export interface MoneyFacts {
  /**
   * The cancellation's own refunds at the card provider; `amount` is the sum of those that haven't failed. Null if there
   * are none yet.
   */
  refund?: {
    state: 'pending' | 'succeeded' | 'failed';
    amount: number;
    sent: boolean;
    finishedAt: Date | null;
  } | null;
  /**
   * The sum of all card payments, and the part returned in any way other than `refund`; null if there was no payment.
   */
  card?: { paid: number; gone: number } | null;
  /**
   * The sums received and returned at the counter; of the returned sum, the part since the cancellation; and of that
   * part, the amount that went to gift vouchers.
   */
  counter?: { received: number; returned: number; handed: number; gifts: number } | null;
}

export function figuresToday(
  row: CancellationRow,
  { card = null, counter = null, refund = null }: MoneyFacts,
): CancellationToday {
  const { received = 0, returned = 0, handed = 0 } = counter ?? {};
  const { paid = 0, gone: everything = 0 } = card ?? {};
  // not part of `taken`: refunds for earlier changes, and payments that had already been returned in full
  const apart = Math.max(0, paid + received - row.taken);
  const gone = everything - apart;
  return cancellationToday(
    { ...row, card: row.refundCard, counter: row.refundCounter },
    {
      own: refund?.amount ?? 0,
      held: row.refundState === 'held_by_dispute',
      otherwise: returned + gone,
      handed,
      failedApart: Math.max(0, -gone),
    },
  );
}

/** A cancellation for travelers and the agency: the decision, and the current state of its money. */
export function presentCancellation(
  row: CancellationRow,
  { counter, refund = null }: Pick<MoneyFacts, 'counter' | 'refund'>,
  { backBefore, backLater, isCovered, kept }: CancellationToday,
): Cancellation {
  const { at, currency, lapsed, taken, total } = row;
  const progress = progressOf(row, refund);
  const gift = Math.min(counter?.gifts ?? 0, row.refundCounter);
  return {
    at: at.toISOString(),
    by: row.byKind,
    reasonCode: row.reasonCode as CancellationReason,
    message: row.reasonText,
    currency,
    total,
    taken,
    backBefore,
    refund: { card: row.refundCard, counter: row.refundCounter, ...(gift > 0 && { gift }) },
    backLater,
    kept,
    lapsed,
    progress: progress === 'failed' && isCovered ? 'none' : progress,
    sentAt: progress === 'done' ? (refund?.finishedAt?.toISOString() ?? null) : null,
  };
}

function progressOf(
  { refundState }: CancellationRow,
  refund: MoneyFacts['refund'],
): RefundProgress {
  if (refundState === 'none') return 'none';
  if (refundState === 'held_by_dispute') return 'held';
  switch (refund?.state) {
    case 'succeeded':
      return 'done';
    case 'failed':
      return 'failed';
    default:
      return refund?.sent ? 'at_bank' : 'decided';
  }
}
