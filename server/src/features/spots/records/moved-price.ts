import type { SpotRow } from './rows/store.ts';

/** The old and the new price of a destination, in minor units, as the audit log keeps them. */
export type MovedPrice = { costBefore: number; costAfter: number; currency: string };

/** Null if the price stays. */
export function movedPrice(
  { cost: costBefore, currency }: Pick<SpotRow, 'cost' | 'currency'>,
  costAfter: number,
): MovedPrice | null {
  return costAfter === costBefore ? null : { costBefore, costAfter, currency };
}
