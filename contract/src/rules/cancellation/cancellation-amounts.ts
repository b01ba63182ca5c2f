import { bankDecides, bankShows } from '../../words/trips/bank.texts.js';
import { ceilPercent, floorPercent, floorStep } from '../money/amounts/rounding.ts';
import type { RefundBasis } from './policy.ts';

/** A booking's money before it is canceled, in minor units. */
export interface MoneyTaken {
  /** The agreed total. */
  total: number;
  /** The part of `total` that is due only on arrival, and so isn't owed for a canceled trip. */
  onArrival?: number;
  /** The part of `total` that the agency keeps under all terms. */
  nonRefundable?: number;
  /** Everything that was ever received, by card and at the counter. */
  taken: number;
  /** The part of `taken` that was returned, is being returned, or was lost to a bank. */
  back: number;
  cardLeft: number;
  /** The part of `back` that was returned as goodwill, which the traveler never owes again. */
  given?: number;
}

/** `toCard + toCounter + kept + back === taken`. */
export interface CancellationAmounts {
  refund: number;
  toCard: number;
  toCounter: number;
  kept: number;
  /** The part of the total that the traveler no longer owes. */
  lapsed: number;
}

/**
 * The amounts that a cancellation refunds, keeps and waives, rounded in the traveler's favor. Money beyond the price is
 * refunded in full: `taken` exceeds `total` if a bank or a change returned money before. The percentage applies to the
 * price without fees that are never refunded.
 * @param step Refunds to a card are multiples of this, in minor units
 */
export function cancellationAmounts(
  of: MoneyTaken,
  { percent, basis, step }: { percent: number; basis: RefundBasis; step: number },
): CancellationAmounts {
  const { back, nonRefundable = 0, onArrival = 0, taken, total } = of;
  const over = Math.max(0, taken - total);
  const fixed = Math.min(nonRefundable, taken - over);
  const entitled =
    basis === 'paid'
      ? over + ceilPercent(taken - over - fixed, percent, step)
      : taken - fixed - floorPercent(total - onArrival - nonRefundable, 100 - percent, step);
  return splitRefund(of, { wanted: Math.max(0, entitled - back), step });
}

/** The amounts for a wanted refund, limited to the money that is left. */
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

/** States when banks show a refund, which can be days after it was sent. 0 days: the agency makes no promise. */
export const bankShowsText = (days: number): string => (days === 0 ? bankDecides : bankShows(days));
