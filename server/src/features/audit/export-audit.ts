import { type ReadableAuditEntry, wordsOfAct } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import type { RowCursor } from '../../pagination/keyset-cursor.ts';
import { type AuditFilter, searchOf, withNames } from './read-audit.ts';
import { type AuditSearch, searchEntries } from './store-search.ts';

/** Read at once. */
const ROWS = 500;

export const AUDIT_COLUMNS = [
  { title: 'at', cell: ({ at }: ReadableAuditEntry) => at },
  { title: 'by', cell: ({ byName }: ReadableAuditEntry) => byName ?? '' },
  { title: 'by_id', cell: ({ byUserId }: ReadableAuditEntry) => byUserId },
  { title: 'what', cell: (entry: ReadableAuditEntry) => wordsOfAct(entry).what },
  { title: 'more', cell: (entry: ReadableAuditEntry) => wordsOfAct(entry).more },
  { title: 'record', cell: ({ record }: ReadableAuditEntry) => record?.name ?? '' },
  { title: 'record_id', cell: ({ subjectId }: ReadableAuditEntry) => subjectId },
];

/** Records the export, then returns what was there before it, a page at a time. */
export async function exportAudit(
  context: UserContext,
  filter: AuditFilter,
): Promise<AsyncIterable<readonly ReadableAuditEntry[]>> {
  const { actor, db } = context;
  const search = await searchOf(context, filter);
  const before = search.before ?? context.clock.now();
  await db.orm.transaction((tx) =>
    recordAct(context, tx, {
      byUserId: actor.uid,
      action: 'audit_exported',
      subjectId: 'audit',
      detail: filter.kind ? { kind: filter.kind } : {},
    }),
  );
  return pagesOf(context, { ...search, before });
}

async function* pagesOf(
  context: UserContext,
  search: Omit<AuditSearch, 'after' | 'limit'>,
): AsyncGenerator<readonly ReadableAuditEntry[]> {
  let after: RowCursor | null = null;
  for (;;) {
    const rows = await searchEntries(context.db.orm, { ...search, after, limit: ROWS });
    yield await withNames(context, rows);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = { key: last.at.toISOString(), id: last.id };
  }
}
