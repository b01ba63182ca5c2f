/** A new price has to be confirmed if it is more than this many times the old one, or less than this fraction of it. */
const FAR = 3;

/** True if a price changes so much that it is probably a mistake: 139.50 to 13,950. */
export function movesFar(before: number, after: number): boolean {
  return after > before * FAR || before > after * FAR;
}
