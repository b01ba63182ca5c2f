import { PLACES_AT_ONCE, type Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { withTerms } from '../prices/with-terms.ts';
import { listSpotsByIds } from '../store.ts';

/** Spots by their ids, separated by commas, in that order. Who is no longer there is left out. */
export async function listPlaces({ db }: Pick<ReadContext, 'db'>, ids: string): Promise<Spot[]> {
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))].slice(0, PLACES_AT_ONCE);
  const rows = await listSpotsByIds(db.orm, wanted);
  const found = new Map((await withTerms(db.orm, rows)).map((spot) => [spot._id, spot]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
