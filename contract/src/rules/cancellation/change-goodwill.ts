import { ceilPercent, floorPercent } from '../money/rounding.ts';
import type { RefundBasis } from './policy.ts';

/** A change of a trip that is paid, in part at least; in minor units. */
export interface PaidChange {
  /** What it gives back, to the card and in person. */
  back: number;
  /** The agreed total before it, and after it. */
  total: number;
  newTotal: number;
  /** What canceling would give back right before it, and right after it. */
  cancelingBefore: number;
  cancelingAfter: number;
}

/**
 * How much of what a change gives back is beyond the policy: a part of a trip that is given up is canceled, and
 * what canceling gives back never rises by it.
 * @param percent what the policy gives right before it
 * @param step the smallest amount that a card can be given, in minor units
 */
export function changeGoodwill(
  { back, cancelingAfter, cancelingBefore, newTotal, total }: PaidChange,
  { basis, percent, step }: { percent: number; basis: RefundBasis; step: number },
): number {
  const givenUp = Math.max(0, total - newTotal);
  // what was too much before is the traveler's
  const ofChange = Math.min(back, givenUp);
  const entitled =
    basis === 'paid'
      ? ceilPercent(ofChange, percent, step)
      : Math.max(0, ofChange - floorPercent(givenUp, 100 - percent, step));
  return Math.max(0, ofChange - entitled, back + cancelingAfter - cancelingBefore);
}
