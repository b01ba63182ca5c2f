import type { SpotPolicy } from '@wayfarer/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../db/database.ts';
import { spotPolicies } from '../../db/tables/money/cancellations.ts';
import { spotDetails, spots } from '../../db/tables/spots.ts';

export async function findSpotCountry(
  db: Reader,
  id: string,
): Promise<{ country: string; timeZone: string | null } | null> {
  const [row] = await db
    .select({ country: spots.country, timeZone: spotDetails.timeZone })
    .from(spots)
    .leftJoin(spotDetails, eq(spotDetails.spotId, spots.id))
    .where(eq(spots.id, id));
  return row ?? null;
}

/** Locks the destination until the transaction ends. Returns false if it doesn't exist. */
export async function lockSpot(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: spots.id }).from(spots).where(eq(spots.id, id)).for('update');
  return rows.length > 0;
}

/** A destination's policy; with revision 0, it has always had the default. */
export async function findSpotPolicy(db: Reader, spotId: string): Promise<SpotPolicy> {
  const { family, revision } = spotPolicies;
  const [row] = await db
    .select({ family, revision })
    .from(spotPolicies)
    .where(eq(spotPolicies.spotId, spotId));
  return row ?? { family: null, revision: 0 };
}

export async function writeSpotPolicy(
  tx: Tx,
  spotId: string,
  { family, revision }: SpotPolicy,
  updatedAt: Date,
): Promise<void> {
  const change = { family, revision, updatedAt };
  await tx
    .insert(spotPolicies)
    .values({ spotId, ...change })
    .onConflictDoUpdate({ target: spotPolicies.spotId, set: change });
}

/** Restores an archived row when its destination is published again; keys are column names. */
export async function restoreSpotPolicy(tx: Tx, row: Record<string, unknown>): Promise<void> {
  await tx.execute(sql`
    insert into ${spotPolicies}
    select back.* from jsonb_populate_record(null::${spotPolicies}, ${JSON.stringify(row)}::jsonb) as back`);
}
