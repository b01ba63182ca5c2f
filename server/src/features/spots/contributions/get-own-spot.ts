import type { OwnSpot } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { notFound } from '../../../problem-error.ts';
import { presentOwnSpot, presentSubmission } from '../records/present.ts';
import { findEdit } from '../records/rows/store-edits.ts';
import { findSubmission } from '../records/rows/store-submissions.ts';
import { findSpot } from '../records/rows/store.ts';
import { withPicturesEach } from './with-pictures.ts';

/** One of the caller's own spots, published or not. Throws `not_found` for any other. */
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
