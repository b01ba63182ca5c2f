/** A new price is asked about if it is more than this many times the old one, or less than that part of it. */
const FAR = 3;

/** True if a price moves so far that it is more often a slip than a decision: 139.50 to 13,950. */
export function movesFar(before: number, after: number): boolean {
  return after > before * FAR || before > after * FAR;
}
