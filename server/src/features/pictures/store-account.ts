import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { pictures, pictureUses, spots } from '../../db/tables.ts';
import { spotArchive } from '../../db/tables/spots.ts';
import type { PictureRow } from './store.ts';

export function listPicturesOf(db: Executor, ownerUid: string): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(eq(pictures.ownerUid, ownerUid))
    .orderBy(desc(pictures.createdAt), desc(pictures.id));
}

/** Releases the pictures of destinations that were deleted together with their account. */
export async function releaseOfGoneSpots(db: Executor, ownerUid: string): Promise<void> {
  const own = db.select({ id: pictures.id }).from(pictures).where(eq(pictures.ownerUid, ownerUid));
  const online = db.select({ id: spots.id }).from(spots).where(eq(spots.id, pictureUses.subjectId));
  const offline = db
    .select({ id: spotArchive.id })
    .from(spotArchive)
    .where(eq(spotArchive.id, pictureUses.subjectId));
  await db
    .delete(pictureUses)
    .where(
      and(
        inArray(pictureUses.pictureId, own),
        inArray(pictureUses.subject, ['spot', 'spot_edit']),
        notExists(online),
        notExists(offline),
      ),
    );
}

/** Releases the pictures of a person's reviews, which stay as text without a name. */
export async function releaseOfReviews(db: Executor, ownerUid: string): Promise<void> {
  const own = db.select({ id: pictures.id }).from(pictures).where(eq(pictures.ownerUid, ownerUid));
  await db
    .delete(pictureUses)
    .where(and(inArray(pictureUses.pictureId, own), eq(pictureUses.subject, 'review')));
}

/** Removes the owner from pictures; those that nothing shows can be deleted at once. */
export async function disownPictures(db: Executor, ownerUid: string): Promise<void> {
  const used = db
    .select({ id: pictureUses.pictureId })
    .from(pictureUses)
    .where(eq(pictureUses.pictureId, pictures.id));
  await db
    .update(pictures)
    .set({ idleSince: sql`to_timestamp(0)` })
    .where(and(eq(pictures.ownerUid, ownerUid), notExists(used)));
  await db.update(pictures).set({ ownerUid: null }).where(eq(pictures.ownerUid, ownerUid));
}
