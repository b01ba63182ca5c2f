import { PLACES_AT_ONCE, type Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { showingSpots } from './shown/show-spots.ts';
import { inLanguageAsked } from './shown/translate-spots.ts';
import { listShownByIds } from './shown/store-shown.ts';

/** Spots by their ids (separated by commas), in that order. Deleted ones are left out. */
export async function listPlaces(
  context: Pick<ReadContext, 'clock' | 'config' | 'db' | 'once'>,
  ids: string,
  language?: string,
): Promise<Spot[]> {
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))].slice(0, PLACES_AT_ONCE);
  const rows = await listShownByIds(context.db.orm, wanted);
  const show = await showingSpots(context, rows);
  const found = new Map(rows.map((row) => [row.id, row]));
  const spots = wanted.flatMap((id) => {
    const row = found.get(id);
    return row ? show(row) : [];
  });
  return inLanguageAsked(context, spots, language);
}
