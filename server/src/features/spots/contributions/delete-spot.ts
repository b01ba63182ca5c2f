import type { Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { dropBundled } from '../../../mails/agency-bundles.ts';
import { notFound } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { releasePictures } from '../../pictures/index.ts';
import { deleteSubmission, lockSubmissionForUpdate } from '../records/rows/store-submissions.ts';
import { tellContributor } from './tell-contributor.ts';
import { forgetBelongings } from '../records/rows/store-belongings.ts';
import { isKept } from '../records/rows/store-business.ts';
import { archive, withdrawSpot, type Found } from './withdraw-spot.ts';
import { dropEdited } from '../records/cover.ts';
import { mayChangeSpot } from '../records/policy.ts';
import { deleteSpotRow, lockSpotForUpdate, type SpotRow } from '../records/rows/store.ts';

const BY_CONTRIBUTOR = 'Its contributor deleted it.';
const BY_AGENCY = "We've deleted it.";

/**
 * Deletes a spot. Its bookings stay and keep the booked details. A spot that was ever booked, or that the agency has
 * approved or added details to, is archived with all its data instead. Throws `not_found`.
 */
export async function deleteSpot(context: UserContext, id: string): Promise<Deleted> {
  const { deletedCount, isPublic } = await context.db.orm.transaction(async (tx) => {
    const found = await lockOwn(context, tx, id);
    await dropBundled(tx, 'contributions', id);
    const isPublic = 'spot' in found;
    if (!(await isKept(tx, isPublic ? 'online' : 'submitted', id)))
      return { isPublic, deletedCount: await erase(context, tx, found) };
    const { uid: by } = context.actor;
    if (rowOf(found).ownerUid === by && rowOf(found).contributed) {
      await withdrawSpot(context, tx, found, { by, reason: BY_CONTRIBUTOR });
    } else {
      await archiveAsAgency(context, tx, found);
    }
    return { isPublic, deletedCount: 1 };
  });
  if (isPublic) {
    await context.invalidate('spots');
    await context.invalidate('bestSpots');
  }
  return { deletedCount };
}

const rowOf = (found: Found): SpotRow =>
  'spot' in found ? found.spot : { ...found.submission, contributed: true };

async function lockOwn({ actor }: UserContext, tx: Tx, id: string): Promise<Found> {
  const spot = await lockSpotForUpdate(tx, id);
  const submission = spot ? null : await lockSubmissionForUpdate(tx, id);
  const found = spot ? { spot } : submission && { submission };
  if (!found || !mayChangeSpot(actor, rowOf(found))) throw notFound('spot');
  return found;
}

async function erase(context: UserContext, tx: Tx, found: Found): Promise<number> {
  const { country, id, ownerUid, spot } = rowOf(found);
  if (ownerUid !== context.actor.uid) {
    await recordAct(context, tx, 'spot_deleted', id, { spot, country });
  }
  await forgetBelongings(tx, id);
  await releasePictures(context, tx, { kind: 'spot', id });
  await dropEdited(context, tx, id);
  return 'spot' in found ? deleteSpotRow(tx, id) : deleteSubmission(tx, id);
}

async function archiveAsAgency(context: UserContext, tx: Tx, found: Found): Promise<void> {
  const { actor, clock } = context;
  const decision = { archivedAt: clock.now(), archivedBy: actor.uid, reason: BY_AGENCY };
  const { country, id, ownerUid, spot } = await archive(tx, found, decision);
  await recordAct(context, tx, 'spot_archived', id, { spot, country });
  await tellContributor(context, tx, { ownerUid, spot }, (write, told) =>
    write.archivedMail(told, null),
  );
}
