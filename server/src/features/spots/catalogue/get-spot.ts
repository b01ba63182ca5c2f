import type { Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { showingSpots } from './shown/show-spots.ts';
import { inLanguageAsked } from './shown/translate-spots.ts';
import { findShown } from './shown/store-shown.ts';

export async function getSpot(
  context: Pick<ReadContext, 'clock' | 'config' | 'db' | 'once'>,
  id: string,
  language?: string,
): Promise<Spot> {
  const found = await findShown(context.db.orm, id);
  if (!found) throw notFound('spot');
  const show = await showingSpots(context, [found.row]);
  const { details, pictures, row } = found;
  const spot = { ...show(row, pictures), ...(details !== null && { details }) };
  const [translated = spot] = await inLanguageAsked(context, [spot], language);
  return translated;
}
