import { ceilPercent, floorPercent } from '../money/amounts/rounding.ts';
import type { RefundBasis } from './policy.ts';

/** A change to a trip that is at least partly paid. Amounts are in minor units. */
export interface PaidChange {
  /** The refund for the change, to the card and in person. */
  back: number;
  /** The agreed total before and after the change. */
  total: number;
  newTotal: number;
  cancelingBefore: number;
  cancelingAfter: number;
}

/**
 * The part of a change's refund that is beyond the policy. Giving up part of a trip counts as canceling that part, and
 * a change must not increase a later cancellation's refund.
 * @param percent The percentage that the policy refunds right before the change
 * @param step Refunds to a card are multiples of this, in minor units
 */
export function changeGoodwill(
  { back, cancelingAfter, cancelingBefore, newTotal, total }: PaidChange,
  { basis, percent, step }: { percent: number; basis: RefundBasis; step: number },
): number {
  const givenUp = Math.max(0, total - newTotal);
  // money overpaid before the change belongs to the traveler in any case
  const ofChange = Math.min(back, givenUp);
  const entitled =
    basis === 'paid'
      ? ceilPercent(ofChange, percent, step)
      : Math.max(0, ofChange - floorPercent(givenUp, 100 - percent, step));
  return Math.max(0, ofChange - entitled, back + cancelingAfter - cancelingBefore);
}
