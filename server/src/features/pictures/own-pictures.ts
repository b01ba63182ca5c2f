import type { Deleted, OwnPicture } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { presentOwnPicture } from './present.ts';
import { deleteIdlePicture, findPicture, type PictureRow } from './store.ts';

export async function getPicture(context: UserContext, id: string): Promise<OwnPicture> {
  return presentOwnPicture(await findOwn(context, id));
}

/** Deletes one of the caller's pictures. Throws `not_found`, and `conflict` while something shows it. */
export async function deletePicture(context: UserContext, id: string): Promise<Deleted> {
  await findOwn(context, id);
  const gone = await deleteIdlePicture(context.db.orm, id, context.actor.uid);
  if (!gone) throw new ProblemError('conflict', 'This picture is in use. Remove it there first.'); // prettier-ignore
  await deletePictureFiles(context, gone);
  return { deletedCount: 1 };
}

/**
 * Deletes a picture's files after its row. Without its row, the picture is gone; the sweep removes any file that
 * remains.
 */
export async function deletePictureFiles(
  { pictures }: Pick<UserContext, 'pictures'>,
  { files }: Pick<PictureRow, 'files'>,
): Promise<void> {
  await Promise.allSettled(files.map(({ name }) => pictures.delete(name)));
}

async function findOwn({ actor, db }: UserContext, id: string): Promise<PictureRow> {
  const row = await findPicture(db.orm, id);
  if (row?.ownerUid !== actor.uid) throw notFound('picture');
  return row;
}
