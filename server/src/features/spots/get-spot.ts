import type { OwnSpot, Spot } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { presentOwnSpot, presentSpot, presentSubmission } from './present.ts';
import { findSpot } from './store.ts';
import { findSubmission } from './contributions/store-submissions.ts';

export async function getSpot(context: AppContext, id: string): Promise<Spot> {
  const row = await findSpot(context.db.orm, id);
  if (!row) throw notFound('spot');
  return presentSpot(row);
}

/** One of the caller's spots with its owner, published or not. Throws `not_found` for everything else. */
export async function getOwnSpot({ actor, db }: UserContext, id: string): Promise<OwnSpot> {
  const row = await findSpot(db.orm, id);
  if (row?.ownerUid === actor.uid) return presentOwnSpot(row);
  const submission = await findSubmission(db.orm, id);
  if (submission?.ownerUid === actor.uid) return presentSubmission(submission);
  throw notFound('spot');
}
