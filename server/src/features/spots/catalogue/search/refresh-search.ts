import type { AppContext } from '../../../../context.ts';
import { SEARCH_VERSION, searchFields } from '../../records/fields/search-fields.ts';
import { lockStaleSpots, writeSearchFields } from './store-search-fields.ts';

const AT_ONCE = 200;

/**
 * Updates the search fields of destinations written by another version, or of all destinations after a change of the
 * synonyms. Each step is a transaction of its own. Until then, a destination is found only by its own texts.
 */
export async function refreshSearch(
  { db, invalidate }: Pick<AppContext, 'db' | 'invalidate'>,
  signal?: AbortSignal,
): Promise<void> {
  let changed = 0;
  for (;;) {
    if (signal?.aborted) return;
    const written = await db.orm.transaction(async (tx) => {
      const rows = await lockStaleSpots(tx, SEARCH_VERSION, AT_ONCE);
      for (const row of rows) await writeSearchFields(tx, row.id, searchFields(row));
      return rows.length;
    });
    changed += written;
    if (written < AT_ONCE) break;
  }
  if (changed > 0) await invalidate('spots');
}
