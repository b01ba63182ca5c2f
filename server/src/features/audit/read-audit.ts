import {
  addDays,
  AUDITED,
  type AuditActor,
  CONSOLE_PAGE,
  may,
  type ReadableAuditEntry,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { localMidnight } from '../../lib/local-time.ts';
import { cursorAt, cutPage, isInstant, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { presentReadable } from './present.ts';
import type { AuditRow } from './store.ts';
import { findRecords, findReferenced, lastNamesOf, namesOf } from './store-records.ts';
import { type AuditSearch, listActors, searchEntries } from './store-search.ts';

export type AuditFilter = Omit<QueryOf<'readAudit'>, 'cursor'>;

/** The maximum number of people listed; no agency has that many. */
const MOST_ACTORS = 500;
const REFERENCE = /^[A-Z]+-[0-9A-Z]{6}$/;

export async function readAudit(
  context: UserContext,
  { cursor, ...filter }: QueryOf<'readAudit'>,
): Promise<ListPage<ReadableAuditEntry>> {
  const after = readCursor(cursor, isInstant);
  const found = await searchOf(context, filter);
  const rows = await searchEntries(context.db.orm, { ...found, after, limit: CONSOLE_PAGE + 1 });
  const { next, page } = cutPage(rows, CONSOLE_PAGE, ({ at, id }) => cursorAt(at, id));
  return { rows: await withNames(context, page), next };
}

export async function searchOf(
  { db, settings }: UserContext,
  { by, from, kind, record = '', to }: AuditFilter,
): Promise<Omit<AuditSearch, 'after' | 'limit'>> {
  const zone = await settings.read('agency.timeZone');
  const reference = record.trim().toUpperCase();
  const booking = REFERENCE.test(reference) ? await findReferenced(db.orm, reference) : null;
  return {
    actions: kind && AUDITED[kind],
    by,
    subjectId: record.trim() === '' ? undefined : (booking ?? record.trim()),
    from: from === undefined ? undefined : localMidnight(from, zone),
    before: to === undefined ? undefined : localMidnight(addDays(to, 1), zone),
  };
}

/**
 * Adds people's names from the time of the action, and their current ones. Customers' names are included only for staff
 * who may see customers.
 */
export async function withNames(
  { actor: { staff }, db: { sql } }: UserContext,
  rows: readonly AuditRow[],
): Promise<ReadableAuditEntry[]> {
  const mayKnow = staff !== null && may(staff.role, staff.extra, 'customers.read');
  const actors = await namesOf(sql, rows.map(({ byUserId }) => byUserId)); // prettier-ignore
  const records = await findRecords(sql, rows.map(({ subjectId }) => subjectId)); // prettier-ignore
  return rows.map((row) => presentReadable(row, { actors, records, mayKnow }));
}

export async function listAuditActors({ db }: UserContext): Promise<AuditActor[]> {
  const ids = await listActors(db.sql, MOST_ACTORS);
  const names = await namesOf(db.sql, ids);
  const gone = await lastNamesOf(
    db.sql,
    ids.filter((id) => !names.has(id)),
  );
  const actors = ids.map((_id) => ({ _id, name: names.get(_id) ?? gone.get(_id) ?? null }));
  return actors.toSorted((one, other) =>
    (one.name ?? '\uFFFF').localeCompare(other.name ?? '\uFFFF'),
  );
}
