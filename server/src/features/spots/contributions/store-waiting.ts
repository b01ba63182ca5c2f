import { and, asc, eq, getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { spots, spotSubmissions, users } from '../../../db/tables.ts';
import { spotEdits, spotsUnapproved } from '../../../db/tables/spots.ts';
import type { RowCursor, RowsAfter } from '../../../pagination/keyset-cursor.ts';
import type { SpotFields } from '../records/rows/store.ts';

export interface WaitingRow {
  kind: 'new' | 'edit' | 'online';
  id: string;
  at: Date;
  fields: SpotFields;
  published: SpotFields | null;
  /** The revision of the submission or the change; 0 for the kind `online`. */
  revision: number;
  contributor: { _id: string; name: string } | null;
}

/**
 * The submissions that wait for a decision, oldest first. A destination whose change is waiting is listed only once.
 */
export async function listWaiting(db: Executor, page: RowsAfter): Promise<WaitingRow[]> {
  const all = [
    ...(await listNew(db, page)),
    ...(await listEdits(db, page)),
    ...(await listOnline(db, page)),
  ];
  return all
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1))
    .slice(0, page.limit);
}

const person = { _id: users.id, name: users.name };

function follows(at: Column, id: Column, after: RowCursor | null): SQL | undefined {
  // times are compared in milliseconds, the precision of the cursor
  return after === null
    ? undefined
    : sql`(date_trunc('milliseconds', ${at}), ${id}) > (${after.key}::timestamptz, ${after.id})`;
}

async function listNew(db: Executor, { after, limit }: RowsAfter): Promise<WaitingRow[]> {
  const { id, ownerUid, state, submittedAt } = spotSubmissions;
  const rows = await db
    .select({ fields: getTableColumns(spotSubmissions), contributor: person })
    .from(spotSubmissions)
    .leftJoin(users, eq(users.id, ownerUid))
    .where(and(eq(state, 'waiting'), follows(submittedAt, id, after)))
    .orderBy(asc(submittedAt), asc(id))
    .limit(limit);
  return rows.map(({ contributor, fields }) => ({
    kind: 'new',
    id: fields.id,
    at: fields.submittedAt,
    fields,
    published: null,
    revision: fields.revision,
    contributor,
  }));
}

async function listEdits(db: Executor, { after, limit }: RowsAfter): Promise<WaitingRow[]> {
  const { spotId, state, submittedAt } = spotEdits;
  const rows = await db
    .select({
      edit: getTableColumns(spotEdits),
      published: getTableColumns(spots),
      contributor: person,
    })
    .from(spotEdits)
    .innerJoin(spots, eq(spots.id, spotId))
    .leftJoin(users, eq(users.id, spots.ownerUid))
    .where(and(eq(state, 'waiting'), follows(submittedAt, spotId, after)))
    .orderBy(asc(submittedAt), asc(spotId))
    .limit(limit);
  return rows.map(({ contributor, edit, published }) => ({
    kind: 'edit',
    id: edit.spotId,
    at: edit.submittedAt,
    fields: edit.fields,
    published,
    revision: edit.revision,
    contributor,
  }));
}

async function listOnline(db: Executor, { after, limit }: RowsAfter): Promise<WaitingRow[]> {
  const { since, spotId } = spotsUnapproved;
  const rows = await db
    .select({ fields: getTableColumns(spots), at: since, contributor: person })
    .from(spotsUnapproved)
    .innerJoin(spots, eq(spots.id, spotId))
    .leftJoin(users, eq(users.id, spots.ownerUid))
    .where(
      and(
        follows(since, spotId, after),
        sql`not exists (select from ${spotEdits}
          where ${spotEdits.spotId} = ${spotId} and ${spotEdits.state} = 'waiting')`,
      ),
    )
    .orderBy(asc(since), asc(spotId))
    .limit(limit);
  return rows.map(({ at, contributor, fields }) => ({
    kind: 'online',
    id: fields.id,
    at,
    fields,
    published: null,
    revision: 0,
    contributor,
  }));
}
