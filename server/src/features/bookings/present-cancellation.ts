import type { Cancellation, CancellationReason, RefundProgress } from '@wayfarer/contract';
import type { CancellationRow } from './store/cancellations.ts';

/** How the refund of a cancellation goes on at the card provider; null where there is none yet. */
export type RefundFacts = { state: 'pending' | 'succeeded' | 'failed'; sent: boolean } | null;

/** A cancellation as travelers and the agency see it. */
export function presentCancellation(row: CancellationRow, refund: RefundFacts): Cancellation {
  const { at, backBefore, currency, kept, lapsed, taken, total } = row;
  return {
    at: at.toISOString(),
    by: row.byKind,
    reasonCode: row.reasonCode as CancellationReason,
    message: row.reasonText,
    currency,
    total,
    taken,
    backBefore,
    refund: { card: row.refundCard, counter: row.refundCounter },
    kept,
    lapsed,
    progress: progressOf(row, refund),
  };
}

function progressOf({ refundState }: CancellationRow, refund: RefundFacts): RefundProgress {
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
