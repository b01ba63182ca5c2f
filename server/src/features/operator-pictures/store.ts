import type { PictureSubject, PictureView } from '@wayfarer/contract';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'; // prettier-ignore
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { pictures, pictureUses, spotSubmissions, tripReviews } from '../../db/tables.ts';
import { spotArchive, spots } from '../../db/tables/spots.ts';
import type { RowsAfter } from '../../pagination/keyset-cursor.ts';
import { olderThan } from '../../pagination/newest-first.ts';

interface UploadedQuery extends RowsAfter {
  view?: PictureView | undefined;
  on?: PictureSubject | undefined;
  owner?: string | undefined;
}

export type UploadedRow = Awaited<ReturnType<typeof listUploaded>>[number];
export type ExternalRow = Awaited<ReturnType<typeof listExternal>>[number];

export function listUploaded(db: Executor, { view, on, owner, after, limit }: UploadedQuery) {
  const { createdAt, id, idleSince, ownerUid } = pictures;
  // a subquery that uses an index; a join would read all users
  const ownerName = sql<
    string | null
  >`(select owner.name from users owner where owner.id = pictures.owner_uid)`;
  return db
    .select({ ...getTableColumns(pictures), ownerName })
    .from(pictures)
    .where(
      and(
        view === 'unused' ? isNotNull(idleSince) : undefined,
        view === 'shown' ? isNull(idleSince) : undefined,
        isUsed(on, view === 'missingAlt'),
        owner === undefined ? undefined : eq(ownerUid, owner),
        olderThan(after, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The kinds of records whose pictures need a description. In settings they don't, because a name is next to them. */
const DESCRIBED: PictureSubject[] = ['spot', 'spot_edit', 'review'];

function isUsed(on: PictureSubject | undefined, withoutAlt: boolean): SQL | undefined {
  if (on === undefined && !withoutAlt) return undefined;
  const { alt, pictureId, subject } = pictureUses;
  return sql`exists (select from ${pictureUses} where ${and(
    eq(pictureId, pictures.id),
    on === undefined ? undefined : eq(subject, on),
    withoutAlt ? and(eq(alt, ''), inArray(subject, DESCRIBED)) : undefined,
  )})`;
}

export type UseRow = Awaited<ReturnType<typeof listUses>>[number];

function listUses(db: Executor, ids: readonly string[]) {
  const { alt, pictureId, position, subject, subjectId } = pictureUses;
  const isOf = (id: AnyPgColumn, ...kinds: PictureSubject[]) =>
    and(inArray(subject, kinds), eq(id, subjectId));
  return db
    .select({
      pictureId,
      subject,
      subjectId,
      position,
      alt,
      name: sql<
        string | null
      >`coalesce(${spots.spot}, ${spotSubmissions.spot}, ${spotArchive.spot}, ${tripReviews.spotName})`,
      online: sql<boolean>`${subject} in ('agency', 'member') or (${subject} = 'spot' and ${spots.id} is not null)
        or coalesce(${tripReviews.state} = 'published', false)`,
    })
    .from(pictureUses)
    .leftJoin(spots, isOf(spots.id, 'spot', 'spot_edit'))
    .leftJoin(spotSubmissions, isOf(spotSubmissions.id, 'spot'))
    .leftJoin(spotArchive, isOf(spotArchive.id, 'spot', 'spot_edit'))
    .leftJoin(tripReviews, isOf(tripReviews.id, 'review'))
    .where(inArray(pictureId, [...ids]))
    .orderBy(asc(pictureId), desc(subject), asc(subjectId));
}

export async function usesOf(db: Executor, ids: readonly string[]): Promise<Map<string, UseRow[]>> {
  const uses = new Map<string, UseRow[]>();
  if (ids.length === 0) return uses;
  for (const row of await listUses(db, ids))
    uses.set(row.pictureId, [...(uses.get(row.pictureId) ?? []), row]);
  return uses;
}

export function listExternal(db: Executor, { after, limit }: RowsAfter) {
  const { contributed, country, createdAt, id, image, spot } = spots;
  return db
    .select({ id, spot, country, image, contributed, createdAt })
    .from(spots)
    .where(and(sql`${image} like 'http%'`, olderThan(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
