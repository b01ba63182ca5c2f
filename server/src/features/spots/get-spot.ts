import type { OwnSpot, Spot } from '@wayfarer/contract';
import type { ReadContext, UserContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../problem-error.ts';
import { presentOwnSpot, presentSubmission } from './present.ts';
import { withPictures, withPicturesEach } from './pictures/with-pictures.ts';
import { withTerms } from './prices/with-terms.ts';
import { findSpot } from './store.ts';
import { findEdit } from './contributions/store-edits.ts';
import { findSubmission } from './contributions/store-submissions.ts';

export async function getSpot({ db }: Pick<ReadContext, 'db'>, id: string): Promise<Spot> {
  const row = await findSpot(db.orm, id);
  if (!row) throw notFound('spot');
  const [spot] = await withTerms(db.orm, [row]);
  if (!spot) throw notFound('spot');
  return withPictures(db.orm, spot);
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
