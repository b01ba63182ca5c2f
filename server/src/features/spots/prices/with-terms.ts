import type { Spot } from '@wayfarer/contract';
import type { Reader } from '../../../db/database.ts';
import { findOwnSentences } from '../../policies/index.ts';
import { presentSpot } from '../present.ts';
import type { SpotRow } from '../store.ts';
import { findOwnPrices } from './store-prices.ts';

/** Spots as the public sees them, each with prices and terms of canceling of its own where it has any. */
export async function withTerms(db: Reader, rows: readonly SpotRow[]): Promise<Spot[]> {
  const ids = rows.map(({ id }) => id);
  const known = await findOwnPrices(db, ids);
  const said = await findOwnSentences(db, ids);
  return rows.map((row) => {
    const prices = known.get(row.id);
    const sentences = said.get(row.id);
    return {
      ...presentSpot(row),
      ...(prices && { prices }),
      ...(sentences && { policy: { sentences } }),
    };
  });
}
