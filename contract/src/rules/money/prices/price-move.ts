/** The factor beyond which a new price must be confirmed. */
const FAR = 3;

/** True if a price changes so much that it is probably a mistake, such as 139.50 to 13,950. */
export function movesFar(before: number, after: number): boolean {
  return after > before * FAR || before > after * FAR;
}
