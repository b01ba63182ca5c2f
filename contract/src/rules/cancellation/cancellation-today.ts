/** A cancellation as decided, in minor units: `taken === backBefore + card + counter + kept`. */
export interface DecidedCancellation {
  taken: number;
  /** The sum that was returned, being returned, or lost to a bank before the cancellation. */
  backBefore: number;
  /** The sum to be refunded to the card by the cancellation. */
  card: number;
  counter: number;
  kept: number;
}

/** The money returned so far for a canceled trip, in minor units, without failed refunds. */
export interface MoneyBack {
  /** The cancellation's own refund to the card, arrived or on its way. */
  own: number;
  /** True if that refund waits for a bank's decision on a dispute. */
  held: boolean;
  /** The sum returned in any other way, before or after the cancellation: to the card, by a bank, or at the counter. */
  otherwise: number;
  /** The part of `otherwise` that was returned by hand after the cancellation. */
  handed: number;
  /**
   * Refunds for earlier changes that have failed since then. The agency owes this amount, which `otherwise` no longer
   * includes and `taken` never included.
   */
  failedApart?: number;
}

/** `taken === backBefore + card + counter + backLater + kept`, and nothing is ever negative. */
export interface CancellationToday {
  /** Less than was decided if an earlier refund has failed since then. */
  backBefore: number;
  /** Returned after the cancellation, in addition to its refund. */
  backLater: number;
  kept: number;
  /** True if nothing is left to refund to the card because the money was returned in another way. */
  isCovered: boolean;
}

/**
 * Compares the money returned so far with the cancellation, whose amounts never change. Money returned in another way
 * counts toward the promised refund first: cash counts toward the counter's part, and money of any kind replaces a
 * refund that failed or that a bank has settled. Only the rest counts as returned later.
 */
export function cancellationToday(
  { taken, backBefore, card, counter, kept }: DecidedCancellation,
  { failedApart = 0, handed, held, otherwise, own }: MoneyBack,
): CancellationToday {
  const since = otherwise - backBefore - Math.min(handed, counter);
  const missing = held ? 0 : Math.max(0, card - own);
  const covered = within(since, missing);
  const backLater = within(since - covered, kept);
  const undone = within(-since - failedApart, backBefore);
  return {
    backBefore: backBefore - undone,
    backLater,
    kept: taken - (backBefore - undone) - card - counter - backLater,
    isCovered: missing > 0 && covered === missing,
  };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
