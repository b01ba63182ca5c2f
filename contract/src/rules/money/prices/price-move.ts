/**
 * A new price must be confirmed if it is more than this many times the old one, or less than the old one divided by it.
 */
const FAR = 3;

/** True if a price changes so much that the change is probably a mistake, such as 139.50 to 13,950. */
export function movesFar(before: number, after: number): boolean {
  return after > before * FAR || before > after * FAR;
}
