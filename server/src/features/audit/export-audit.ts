import { type ReadableAuditEntry, wordsOfAct } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { allPages } from '../../pagination/all-pages.ts';
import { cursorAt } from '../../pagination/keyset-cursor.ts';
import type { Table } from '../../pagination/table.ts';
import { type AuditFilter, searchOf, withNames } from './read-audit.ts';
import { recordExport } from './record-act.ts';
import { type AuditSearch, searchEntries } from './store-search.ts';

const COLUMNS = [
  { title: 'at', cell: ({ at }: ReadableAuditEntry) => at },
  { title: 'by', cell: ({ byName }: ReadableAuditEntry) => byName ?? '' },
  { title: 'by_id', cell: ({ byUserId }: ReadableAuditEntry) => byUserId },
  { title: 'what', cell: (entry: ReadableAuditEntry) => wordsOfAct(entry).what },
  { title: 'more', cell: (entry: ReadableAuditEntry) => wordsOfAct(entry).more },
  {
    title: 'record',
    cell: ({ record, subjectName }: ReadableAuditEntry) => subjectName ?? record?.name ?? '',
  },
  { title: 'record_id', cell: ({ subjectId }: ReadableAuditEntry) => subjectId },
  { title: 'by_now', cell: ({ byNow }: ReadableAuditEntry) => byNow ?? '' },
];

/** Records the export, then returns the entries from before the export, a page at a time. */
export async function exportAudit(
  context: UserContext,
  filter: AuditFilter,
): Promise<Table<ReadableAuditEntry>> {
  const search = await searchOf(context, filter);
  const before = search.before ?? context.clock.now();
  await recordExport(context, 'audit_exported', 'audit', filter.kind ? { kind: filter.kind } : {});
  return { columns: COLUMNS, pages: pagesOf(context, { ...search, before }) };
}

async function* pagesOf(
  context: UserContext,
  search: Omit<AuditSearch, 'after' | 'limit'>,
): AsyncGenerator<readonly ReadableAuditEntry[]> {
  const pages = allPages(
    (page) => searchEntries(context.db.orm, { ...search, ...page }),
    ({ at, id }) => cursorAt(at, id),
  );
  for await (const rows of pages) yield await withNames(context, rows);
}
