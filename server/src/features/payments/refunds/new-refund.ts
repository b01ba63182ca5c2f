import type { RefundRow } from '../store/refunds.ts';

type Decided =
  | 'attemptId'
  | 'paymentId'
  | 'transactionId'
  | 'amount'
  | 'currency'
  | 'kind'
  | 'reason';

/** A refund that was decided at `now` and hasn't been made yet, unless `decision` sets other values. */
export function newRefund(
  id: string,
  now: Date,
  decision: Pick<RefundRow, Decided> & Partial<RefundRow>,
): RefundRow {
  return {
    id,
    state: 'pending',
    requestedBy: null,
    requestedByName: null,
    providerId: null,
    keyVersion: 1,
    tries: 0,
    held: false,
    nextTryAt: now,
    createdAt: now,
    finishedAt: null,
    chargedAgainAt: null,
    ...decision,
  };
}
