/** A cancellation as decided, in minor units: `taken === backBefore + card + counter + kept`. */
export interface DecidedCancellation {
  taken: number;
  /** Returned, to be returned, or lost to a bank before the cancellation. */
  backBefore: number;
  /** To be refunded to the card by the cancellation. */
  card: number;
  /** To be returned by hand. */
  counter: number;
  kept: number;
}

/** Money returned for a canceled trip up to now, in minor units; without failed refunds. */
export interface MoneyBack {
  /** By the cancellation's own refund, arrived or on its way. */
  own: number;
  /** True if that refund waits for a bank. */
  held: boolean;
  /** In any other way, before or after the cancellation: by card, by a bank, at the counter. */
  otherwise: number;
  /** The part of `otherwise` that was returned by hand after the cancellation. */
  handed: number;
}

/** `taken === backBefore + card + counter + backLater + kept`, and nothing is ever negative. */
export interface CancellationToday {
  /** Less than decided if an earlier refund has failed since. */
  backBefore: number;
  /** Returned after the cancellation, beyond its refund. */
  backLater: number;
  kept: number;
  /** True if nothing is left to refund to the card because the missing part was returned in another way. */
  isCovered: boolean;
}

/**
 * Compares the money returned for a canceled trip so far with the cancellation, whose amounts never change. Money
 * returned in another way first counts toward the promised refund: cash for the counter's part, and anything for a
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
