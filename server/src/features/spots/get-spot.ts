import type { Spot } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { presentSpot } from './present.ts';
import { findSpot } from './store.ts';

export async function getSpot(context: AppContext, id: string): Promise<Spot> {
  const row = await findSpot(context.db.orm, id);
  if (!row) throw notFound('spot');
  return presentSpot(row);
}
