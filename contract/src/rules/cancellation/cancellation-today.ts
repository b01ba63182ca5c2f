/** A cancellation as decided, in minor units: `taken === backBefore + card + counter + kept`. */
export interface DecidedCancellation {
  taken: number;
  /** The sum returned, being returned, or lost to a bank before the cancellation. */
  backBefore: number;
  /** The sum to be refunded to the card by the cancellation. */
  card: number;
  /** The sum to be returned by hand. */
  counter: number;
  kept: number;
}

/** Money returned for a canceled trip up to now, in minor units; without failed refunds. */
export interface MoneyBack {
  /** The sum of the cancellation's own refund, arrived or on its way. */
  own: number;
  /** True if that refund is waiting for a bank. */
  held: boolean;
  /** The sum returned in any other way, before or after the cancellation: by card, by a bank, at the counter. */
  otherwise: number;
  /** The part of `otherwise` that was returned by hand after the cancellation. */
  handed: number;
}

/** `taken === backBefore + card + counter + backLater + kept`, and nothing is ever negative. */
export interface CancellationToday {
  /** The sum before the cancellation; less than decided if an earlier refund has failed since then. */
  backBefore: number;
  /** The sum returned after the cancellation, beyond its refund. */
  backLater: number;
  kept: number;
  /** True if nothing is left to refund to the card because the rest was returned in another way. */
  isCovered: boolean;
}

/**
 * Compares the money returned for a canceled trip so far with the cancellation, whose amounts never change. Money
 * returned in another way counts toward the promised refund first: cash for the counter's part, and anything for a
 * refund that failed or that a bank has settled. Only the rest counts as returned later.
 */
export function cancellationToday(
  { taken, backBefore, card, counter, kept }: DecidedCancellation,
  { handed, held, otherwise, own }: MoneyBack,
): CancellationToday {
  const since = otherwise - backBefore - Math.min(handed, counter);
  const missing = held ? 0 : Math.max(0, card - own);
  const covered = within(since, missing);
  const backLater = within(since - covered, kept);
  const undone = within(-since, backBefore);
  return {
    backBefore: backBefore - undone,
    backLater,
    kept: taken - (backBefore - undone) - card - counter - backLater,
    isCovered: missing > 0 && covered === missing,
  };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
