import type { ClaimedPictures, ShownPicture } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Reader, Tx } from '../../db/database.ts';
import {
  claimPictures,
  findUsesOf,
  presentShownPicture,
  releasePictures,
} from '../pictures/index.ts';

const subjectOf = (id: string) => ({ kind: 'review', id }) as const;

export async function picturesOfEach(
  db: Reader,
  ids: readonly string[],
): Promise<(id: string) => ShownPicture[]> {
  const uses = ids.length === 0 ? new Map<string, never>() : await findUsesOf(db, 'review', ids);
  return (id) => (uses.get(id) ?? []).map(presentShownPicture);
}

export async function picturesOf(db: Reader, id: string): Promise<ShownPicture[]> {
  return (await picturesOfEach(db, [id]))(id);
}

/**
 * Attaches the pictures sent with a review. If no list was sent, the review keeps its current pictures. Throws
 * `invalid_input`.
 */
export async function showPictures(
  context: UserContext,
  tx: Tx,
  id: string,
  sent: ClaimedPictures | undefined,
): Promise<ShownPicture[]> {
  if (!sent) return picturesOf(tx, id);
  return (await claimPictures(context, tx, subjectOf(id), sent)).map(presentShownPicture);
}

/** Removes all pictures from a review that is no longer shown; the cleanup job deletes them. */
export function dropPictures(context: UserContext, tx: Tx, id: string): Promise<void> {
  return releasePictures(context, tx, subjectOf(id));
}
