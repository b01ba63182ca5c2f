import type { PictureSubject } from '@wayfarer/contract';
import { and, asc, eq, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Executor, Reader } from '../../db/database.ts';
import { findRow, updateRows } from '../../db/rows.ts';
import { pictures, pictureUses } from '../../db/tables.ts';

export type PictureRow = typeof pictures.$inferSelect;

export interface Subject {
  kind: PictureSubject;
  id: string;
}

export interface UsedPicture {
  picture: PictureRow;
  alt: string;
  credit: string;
}

export async function insertPicture(
  db: Executor,
  row: typeof pictures.$inferInsert,
): Promise<PictureRow> {
  const [made] = await db.insert(pictures).values(row).returning();
  if (!made) throw new Error('the picture was not inserted');
  return made;
}

export const findPicture = (db: Executor, id: string) => findRow(db, pictures, eq(pictures.id, id));

export function findPicturesByHash(db: Executor, hashes: readonly string[]): Promise<PictureRow[]> {
  if (hashes.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
}

export async function findSubjects(db: Executor, pictureId: string): Promise<Subject[]> {
  const { subject: kind, subjectId: id } = pictureUses;
  return db.select({ kind, id }).from(pictureUses).where(eq(pictureUses.pictureId, pictureId));
}

export async function findUses(db: Reader, { kind, id }: Subject): Promise<UsedPicture[]> {
  return db
    .select({ picture: pictures, alt: pictureUses.alt, credit: pictureUses.credit })
    .from(pictureUses)
    .innerJoin(pictures, eq(pictures.id, pictureUses.pictureId))
    .where(and(eq(pictureUses.subject, kind), eq(pictureUses.subjectId, id)))
    .orderBy(asc(pictureUses.position));
}

export async function findUsesOf(
  db: Reader,
  kind: PictureSubject,
  ids: readonly string[],
): Promise<Map<string, UsedPicture[]>> {
  const rows = await db
    .select({
      subjectId: pictureUses.subjectId,
      picture: pictures,
      alt: pictureUses.alt,
      credit: pictureUses.credit,
    })
    .from(pictureUses)
    .innerJoin(pictures, eq(pictures.id, pictureUses.pictureId))
    .where(and(eq(pictureUses.subject, kind), inArray(pictureUses.subjectId, [...ids])))
    .orderBy(asc(pictureUses.position));
  const uses = new Map<string, UsedPicture[]>();
  for (const { subjectId, ...use } of rows)
    uses.set(subjectId, [...(uses.get(subjectId) ?? []), use]);
  return uses;
}

/**
 * Locks pictures until the transaction ends, always in the order of their ids so that two transactions don't deadlock.
 */
export async function lockPictures(db: Executor, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .orderBy(asc(pictures.id))
    .for('update');
}

export async function lockPicture(db: Executor, id: string): Promise<PictureRow | null> {
  return (await lockPictures(db, [id]))[0] ?? null;
}

/** Deletes a picture and all its uses. The caller has locked the picture. */
export async function deletePictureWithUses(db: Executor, id: string): Promise<void> {
  await db.delete(pictureUses).where(eq(pictureUses.pictureId, id));
  await db.delete(pictures).where(eq(pictures.id, id));
}

/** Replaces the pictures of a subject. The caller has locked the old and the new pictures. */
export async function replaceUses(
  db: Executor,
  { kind, id }: Subject,
  uses: readonly { id: string; alt: string; credit: string }[],
  now: Date,
): Promise<void> {
  const gone = await db
    .delete(pictureUses)
    .where(and(eq(pictureUses.subject, kind), eq(pictureUses.subjectId, id)))
    .returning({ id: pictureUses.pictureId });
  if (uses.length > 0) {
    await db.insert(pictureUses).values(
      uses.map(({ id: pictureId, alt, credit }, position) => ({
        subject: kind,
        subjectId: id,
        pictureId,
        position,
        alt,
        credit,
      })),
    );
  }
  await noteUse(
    db,
    uses.map((use) => use.id),
    null,
  );
  const kept = new Set(uses.map((use) => use.id));
  await noteUse(
    db,
    gone.map((use) => use.id).filter((one) => !kept.has(one)),
    now,
  );
}

/** Marks the unused pictures among `ids` as idle since a time. With null, marks all of them as used. */
async function noteUse(db: Executor, ids: readonly string[], idleSince: Date | null) {
  if (ids.length === 0) return;
  const used = db.select({ id: pictureUses.pictureId }).from(pictureUses).where(eq(pictureUses.pictureId, pictures.id)); // prettier-ignore
  await db
    .update(pictures)
    .set({ idleSince })
    .where(and(inArray(pictures.id, [...ids]), idleSince === null ? undefined : notExists(used)));
}

/** Deletes and returns a person's picture; null if something shows it. */
export async function deleteIdlePicture(
  db: Executor,
  id: string,
  ownerUid: string,
): Promise<PictureRow | null> {
  const [gone] = await db
    .delete(pictures)
    .where(and(eq(pictures.id, id), eq(pictures.ownerUid, ownerUid), isNotNull(pictures.idleSince)))
    .returning();
  return gone ?? null;
}

export async function deletePicturesIdleSince(
  db: Executor,
  since: Date,
  limit: number,
): Promise<PictureRow[]> {
  const idle = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(lt(pictures.idleSince, since))
    .orderBy(asc(pictures.idleSince))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.delete(pictures).where(inArray(pictures.id, idle)).returning();
}

export async function unknownHashes(db: Executor, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  const known = new Set(rows.map(({ hash }) => hash));
  return hashes.filter((hash) => !known.has(hash));
}

/**
 * The next picture without AVIF files. Counts the attempt, so that a picture that always fails is given up eventually.
 */
export async function claimWithoutAvif(db: Executor, most: number): Promise<PictureRow | null> {
  const next = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.avifState, 'waiting'))
    .orderBy(asc(pictures.avifAttempts), asc(pictures.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(pictures)
    .set({
      avifAttempts: sql`${pictures.avifAttempts} + 1`,
      avifState: sql`case when ${pictures.avifAttempts} + 1 >= ${most}::integer then 'failed' else 'waiting' end`,
    })
    .where(inArray(pictures.id, next))
    .returning();
  return row ?? null;
}

/** Gives a claimed picture back without counting the attempt. */
export const returnWithoutAvif = (db: Executor, id: string) =>
  updateRows(
    db,
    pictures,
    { avifAttempts: sql`${pictures.avifAttempts} - 1`, avifState: 'waiting' },
    and(eq(pictures.id, id), ne(pictures.avifState, 'made')),
  );

export const noteAvif = (db: Executor, id: string, files: PictureRow['files']) =>
  updateRows(db, pictures, { files, avifState: 'made' }, eq(pictures.id, id));
