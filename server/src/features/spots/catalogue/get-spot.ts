import type { Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { showingSpots } from './shown/show-spots.ts';
import { findShown } from './shown/store-shown.ts';

export async function getSpot(
  context: Pick<ReadContext, 'db' | 'once'>,
  id: string,
): Promise<Spot> {
  const found = await findShown(context.db.orm, id);
  if (!found) throw notFound('spot');
  const show = await showingSpots(context);
  const { details, pictures, row } = found;
  return { ...show(row, pictures), ...(details !== null && { details }) };
}
