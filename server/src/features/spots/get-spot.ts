import type { OwnSpot, Spot } from '@wayfarer/contract';
import type { ReadContext, UserContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../problem-error.ts';
import { presentOwnSpot, presentSubmission } from './present.ts';
import { withPicturesEach } from './pictures/with-pictures.ts';
import { showingSpots } from './shown/show-spots.ts';
import { findShown } from './shown/store-shown.ts';
import { findSpot } from './store.ts';
import { findEdit } from './contributions/store-edits.ts';
import { findSubmission } from './contributions/store-submissions.ts';

export async function getSpot(
  context: Pick<ReadContext, 'db' | 'once'>,
  id: string,
): Promise<Spot> {
  const found = await findShown(context.db.orm, id);
  if (!found) throw notFound('spot');
  const show = await showingSpots(context);
  return show(found.row, found.pictures);
}

/** One of the caller's spots with its owner, published or not. Throws `not_found` for everything else. */
export async function getOwnSpot({ actor, db }: UserContext, id: string): Promise<OwnSpot> {
  const row = await findSpot(db.orm, id);
  if (row?.ownerUid === actor.uid)
    return withOwnPictures(db.orm, presentOwnSpot(row, await findEdit(db.orm, id)));
  const submission = await findSubmission(db.orm, id);
  if (submission?.ownerUid === actor.uid)
    return withOwnPictures(db.orm, presentSubmission(submission));
  throw notFound('spot');
}

async function withOwnPictures(db: Executor, own: OwnSpot): Promise<OwnSpot> {
  const [shown] = await withPicturesEach(db, [own]);
  return shown ?? own;
}
