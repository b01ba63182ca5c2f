import type { AccountExport } from '@wayfarer/contract';
import type { Executor, Tx } from '../../db/database.ts';
import { presentOwnPicture } from './present.ts';
import {
  disownPictures,
  listPicturesOf,
  releaseOfGoneSpots,
  releaseOfReviews,
} from './store-account.ts';

export async function exportPictures(
  db: Executor,
  uid: string,
): Promise<AccountExport['pictures']> {
  const rows = await listPicturesOf(db, uid);
  return rows.map((row) => {
    const { _id, url, width, height, placeholder } = presentOwnPicture(row);
    const createdAt = row.createdAt.toISOString();
    return { _id, url, width, height, placeholder, createdAt, isShown: row.idleSince === null };
  });
}

/**
 * Detaches the pictures of a deleted account. Call it after its destinations are deleted or detached. Remaining
 * destinations and the agency's settings keep their pictures, without an owner; a job deletes those that nothing shows.
 */
export async function erasePictures(tx: Tx, uid: string): Promise<void> {
  await releaseOfGoneSpots(tx, uid);
  await releaseOfReviews(tx, uid);
  await disownPictures(tx, uid);
}
