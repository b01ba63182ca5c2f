import type { Deleted } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { dropEdited } from './pictures/cover.ts';
import { releasePictures } from '../pictures/index.ts';
import { mayChangeSpot } from './policy.ts';
import { deleteSpotRow, lockSpotForUpdate } from './store.ts';
import { deleteSubmission, lockSubmissionForUpdate } from './contributions/store-submissions.ts';
import { forgetBelongings } from './offline/store-belongings.ts';

/** Deletes a spot. Its bookings stay, and remember what was booked. */
export async function deleteSpot(context: UserContext, id: string): Promise<Deleted> {
  const deletedCount = await context.db.orm.transaction(async (tx) => {
    const published = await lockSpotForUpdate(tx, id);
    const submission = published ? null : await lockSubmissionForUpdate(tx, id);
    const spot = published ?? (submission && { ...submission, contributed: true });
    if (!spot || !mayChangeSpot(context.actor, spot)) throw notFound('spot');
    if (spot.ownerUid !== context.actor.uid) {
      await recordAct(context, tx, 'spot_deleted', id, { spot: spot.spot, country: spot.country });
    }
    await forgetBelongings(tx, id);
    await releasePictures(context, tx, { kind: 'spot', id });
    await dropEdited(context, tx, id);
    return published ? deleteSpotRow(tx, id) : deleteSubmission(tx, id);
  });
  await context.invalidate('spots');
  await context.invalidate('bestSpots');
  return { deletedCount };
}
