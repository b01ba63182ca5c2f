import { USUAL_PRICE_RULES, type SpotPrices } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../../db/database.ts';
import { spotPrices } from '../../../../db/tables/spots.ts';

/** A spot's prices; the usual ones with revision 0 if none are set. */
export async function findPrices(db: Reader, spotId: string): Promise<SpotPrices> {
  const { rules: prices, revision } = spotPrices;
  const [row] = await db
    .select({ prices, revision })
    .from(spotPrices)
    .where(eq(spotPrices.spotId, spotId));
  return row ?? { prices: USUAL_PRICE_RULES, revision: 0 };
}

export async function putPrices(
  tx: Tx,
  spotId: string,
  { prices: rules, revision }: SpotPrices,
  updatedAt: Date,
): Promise<void> {
  const change = { rules, revision, updatedAt };
  await tx
    .insert(spotPrices)
    .values({ spotId, ...change })
    .onConflictDoUpdate({ target: spotPrices.spotId, set: change });
}
