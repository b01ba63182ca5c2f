import type { OwnSpot, Spot } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { presentOwnSpot, presentSpot } from './present.ts';
import { findSpot } from './store.ts';

export async function getSpot(context: AppContext, id: string): Promise<Spot> {
  const row = await findSpot(context.db.orm, id);
  if (!row) throw notFound('spot');
  return presentSpot(row);
}

/** One own spot, with its owner. Throws `not_found` for everything else. */
export async function getOwnSpot({ actor, db }: UserContext, id: string): Promise<OwnSpot> {
  const row = await findSpot(db.orm, id);
  if (row?.ownerUid !== actor.uid) throw notFound('spot');
  return presentOwnSpot(row);
}
