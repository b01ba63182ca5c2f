import { isOfSettings, pictureAddress, type Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  deletePictureWithUses,
  deletePictureFiles,
  findSubjects,
  lockPicture,
  type PictureRow,
  type Subject,
} from '../pictures/index.ts';
import { lockDestinations, renewCover } from '../spots/index.ts';
import { findUser } from '../users/index.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { usesOf, type UseRow } from './store.ts';

/**
 * Deletes a picture everywhere and emails the reason to the uploader, unless the caller uploaded it. Locks the records
 * that show it first, in the same order as changes to those records. Throws `not_found`, and `conflict` if a setting
 * shows the picture or the picture's uses changed in the meantime.
 */
export async function removePicture(
  context: UserContext,
  id: string,
  reason: string,
): Promise<Deleted> {
  const gone = await context.db.orm.transaction(async (tx) => {
    const before = await findSubjects(tx, id);
    const places = before.filter(isDestination).map((one) => one.id);
    await lockDestinations(tx, places);
    const picture = await lockPicture(tx, id);
    if (!picture) throw notFound('picture');
    const subjects = await findSubjects(tx, id);
    if (subjects.some(({ kind }) => isOfSettings(kind)))
      throw new ProblemError(
        'conflict',
        'This picture is used in the settings. Remove it there first.',
      );
    const isLocked = subjects.filter(isDestination).every((one) => places.includes(one.id));
    if (!isLocked) throw new ProblemError('conflict', 'This picture was just moved. Please try again.'); // prettier-ignore
    const uses = (await usesOf(tx, [id])).get(id) ?? [];
    await deletePictureWithUses(tx, id);
    const address = pictureAddress(picture.hash, picture.width);
    for (const subject of subjects) await renewCover(tx, subject, address);
    await record(context, tx, picture, uses, reason);
    await tellOwner(context, tx, picture, uses, reason);
    return picture;
  });
  await deletePictureFiles(context, gone);
  await context.invalidate('spots');
  await context.invalidate('bestSpots');
  await context.invalidate('reviews');
  return { deletedCount: 1 };
}

const isDestination = ({ kind }: Pick<Subject, 'kind'>) => kind === 'spot' || kind === 'spot_edit';

function record(
  context: UserContext,
  tx: Tx,
  { id }: PictureRow,
  uses: readonly UseRow[],
  reason: string,
): Promise<void> {
  // the log entry links to the destination, if there is one
  const place = uses.find(({ subject }) => isDestination({ kind: subject }));
  return recordAct(context, tx, 'picture_removed', place?.subjectId ?? id, {
    spot: uses[0]?.name ?? '',
    picture: id,
    reason,
  });
}

async function tellOwner(
  { actor, config, mail }: UserContext,
  tx: Tx,
  { ownerUid }: PictureRow,
  uses: readonly UseRow[],
  reason: string,
): Promise<void> {
  if (ownerUid === null || ownerUid === actor.uid) return;
  const owner = await findUser(tx, ownerUid);
  if (!owner) return;
  const places = [...new Set(uses.flatMap(({ name }) => name ?? []))];
  const { publicUrl, write } = wordsIn(config, owner.language);
  const { email: to, name } = owner;
  await mail.enqueue(tx, write.pictureRemovedMail({ to, name, places, reason, publicUrl }));
}
