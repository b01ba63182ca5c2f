import type { SpotRow } from './rows/store.ts';

/** The old and the new price of a destination, in minor units, as stored in the audit log. */
export type MovedPrice = { costBefore: number; costAfter: number; currency: string };

export function movedPrice(
  { cost: costBefore, currency }: Pick<SpotRow, 'cost' | 'currency'>,
  costAfter: number,
): MovedPrice | null {
  return costAfter === costBefore ? null : { costBefore, costAfter, currency };
}
