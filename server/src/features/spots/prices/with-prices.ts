import type { Spot } from '@wayfarer/contract';
import type { Executor } from '../../../db/database.ts';
import { presentSpot } from '../present.ts';
import type { SpotRow } from '../store.ts';
import { findOwnPrices } from './store-prices.ts';

/** Spots as the public sees them, each with its own prices where it has any. */
export async function withPrices(db: Executor, rows: readonly SpotRow[]): Promise<Spot[]> {
  const ids = rows.map(({ id }) => id);
  const known = await findOwnPrices(db, ids);
  return rows.map((row) => {
    const prices = known.get(row.id);
    return { ...presentSpot(row), ...(prices && { prices }) };
  });
}
