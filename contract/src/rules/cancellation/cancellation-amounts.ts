import { bankDecides, bankShows } from '../../words/trips/bank.texts.js';
import { ceilPercent, floorPercent, floorStep } from '../money/amounts/rounding.ts';
import type { RefundBasis } from './policy.ts';

/** A booking's money before it is canceled, in minor units. */
export interface MoneyTaken {
  /** The agreed total. */
  total: number;
  /** Everything ever received, by card and at the counter. */
  taken: number;
  /** The part of `taken` that was returned, is being returned, or was lost to a bank. */
  back: number;
  /** The amount that can still be refunded to the card. */
  cardLeft: number;
  /** The part of `back` that was given away, so that it is never due again. */
  given?: number;
}

/** `toCard + toCounter + kept + back === taken`. */
export interface CancellationAmounts {
  refund: number;
  toCard: number;
  /** The part to be returned by hand at the counter. */
  toCounter: number;
  kept: number;
  /** The part of the total that is no longer owed. */
  lapsed: number;
}

/**
 * The amounts that a cancellation refunds, keeps and waives, rounded in the traveler's favor. Anything paid beyond the
 * price, because a bank or a change had returned money before, is refunded in full.
 * @param step Refunds to a card are multiples of this, in minor units
 */
export function cancellationAmounts(
  { total, taken, back, cardLeft, given }: MoneyTaken,
  { percent, basis, step }: { percent: number; basis: RefundBasis; step: number },
): CancellationAmounts {
  const over = Math.max(0, taken - total);
  const entitled =
    basis === 'paid'
      ? over + ceilPercent(taken - over, percent, step)
      : Math.max(0, taken - floorPercent(total, 100 - percent, step));
  return splitRefund(
    { total, taken, back, cardLeft, ...(given !== undefined && { given }) },
    { wanted: Math.max(0, entitled - back), step },
  );
}

/** The amounts for a given refund, limited to the money that is left. */
export function splitRefund(
  { total, taken, back, cardLeft, given = 0 }: MoneyTaken,
  { wanted, step }: { wanted: number; step: number },
): CancellationAmounts {
  const refund = Math.min(wanted, taken - back);
  const toCard = floorStep(Math.min(refund, cardLeft), step);
  return {
    refund,
    toCard,
    toCounter: refund - toCard,
    kept: taken - back - refund,
    lapsed: Math.max(0, total - (taken - back) - given),
  };
}

/**
 * When banks show a refund: sending it takes seconds, but they show it days later. 0 days: the agency promises nothing.
 */
export const bankShowsText = (days: number): string => (days === 0 ? bankDecides : bankShows(days));
