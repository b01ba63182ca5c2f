import { ceilPercent, floorPercent, floorStep } from '../money/rounding.ts';
import type { RefundBasis } from './policy.ts';

/** A booking's money before it is canceled, in minor units. */
export interface MoneyTaken {
  /** The agreed total. */
  total: number;
  /** All that ever came in, by card and at the counter. */
  taken: number;
  /** Of it, what was returned, is decided to go back, or was lost to a bank. */
  back: number;
  /** What can still be given back by card. */
  cardLeft: number;
}

/** `toCard + toCounter + kept + back === taken`. */
export interface CancellationAmounts {
  refund: number;
  toCard: number;
  /** Given back at the counter, by hand. */
  toCounter: number;
  kept: number;
  /** Of the total, what is no longer owed. */
  lapsed: number;
}

/**
 * What a cancellation gives back, keeps and waives. Rounded in the traveler's favor. What was paid beyond the
 * price, because a bank or a change had given it back before, comes back in full.
 * @param step the smallest amount that a card can be given, in minor units
 */
export function cancellationAmounts(
  { total, taken, back, cardLeft }: MoneyTaken,
  { percent, basis, step }: { percent: number; basis: RefundBasis; step: number },
): CancellationAmounts {
  const over = Math.max(0, taken - total);
  const entitled =
    basis === 'paid'
      ? over + ceilPercent(taken - over, percent, step)
      : Math.max(0, taken - floorPercent(total, 100 - percent, step));
  return splitRefund(
    { total, taken, back, cardLeft },
    { wanted: Math.max(0, entitled - back), step },
  );
}

/** The same for a refund that was decided on; at most what is left. */
export function splitRefund(
  { total, taken, back, cardLeft }: MoneyTaken,
  { wanted, step }: { wanted: number; step: number },
): CancellationAmounts {
  const refund = Math.min(wanted, taken - back);
  const toCard = floorStep(Math.min(refund, cardLeft), step);
  return {
    refund,
    toCard,
    toCounter: refund - toCard,
    kept: taken - back - refund,
    lapsed: Math.max(0, total - (taken - back)),
  };
}
