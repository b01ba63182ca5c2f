/** What a cancellation decided, in minor units: `taken === backBefore + card + counter + kept`. */
export interface DecidedCancellation {
  taken: number;
  /** What had gone back, was decided to go back, or was lost to a bank. */
  backBefore: number;
  /** To go back to the card by the refund of the cancellation. */
  card: number;
  /** To be handed back. */
  counter: number;
  kept: number;
}

/** What has come back of a canceled trip up to now, in minor units. Refunds that failed are in none of it. */
export interface MoneyBack {
  /** By the refund of the cancellation, whether it has arrived or is on its way. */
  own: number;
  /** Whether that refund waits for a bank. */
  held: boolean;
  /** In every other way, before the cancellation and since: by card, by a bank, at the counter. */
  otherwise: number;
  /** Of `otherwise`, what was handed back since the cancellation. */
  handed: number;
}

/** `taken === backBefore + card + counter + backLater + kept`, and nothing is ever negative. */
export interface CancellationToday {
  /** Less than was decided where a refund of then has failed since. */
  backBefore: number;
  /** Beyond what the cancellation gives back. */
  backLater: number;
  kept: number;
  /** Nothing is left to be sent to the card: what its refund did not bring came in another way. */
  isCovered: boolean;
}

/**
 * What has come back of a canceled trip by now, next to what was decided, which stays as it is. What comes in
 * another way first stands in for what the cancellation promised: cash for the counter's part, and anything for
 * a refund that failed or that a bank has settled. Only the rest came back later.
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
