import type { AppContext } from '../../../../context.ts';
import { searchFields, searchVersion } from '../../records/fields/search-fields.ts';
import { textsForSearch } from '../../records/texts/store-texts.ts';
import { lockStaleSpots, writeSearchFields } from './store-search-fields.ts';

const AT_ONCE = 200;

/**
 * Updates search fields that are outdated: those written by another version, for other languages, or before a
 * translated name changed. Each step is a transaction of its own; until then a destination is found by its own texts.
 */
export async function refreshSearch(
  { config: { languages }, db, invalidate }: Pick<AppContext, 'config' | 'db' | 'invalidate'>,
  signal?: AbortSignal,
): Promise<void> {
  let changed = 0;
  for (;;) {
    if (signal?.aborted) return;
    const written = await db.orm.transaction(async (tx) => {
      const rows = await lockStaleSpots(tx, searchVersion(languages), AT_ONCE);
      const translated = await textsForSearch(
        tx,
        rows.map(({ id }) => id),
      );
      for (const row of rows) {
        const texts = translated
          .filter(({ spotId }) => spotId === row.id)
          .flatMap((own) => [own.texts['spot'] ?? '', own.texts['location'] ?? '']);
        await writeSearchFields(tx, row.id, searchFields(row, { languages, texts }));
      }
      return rows.length;
    });
    changed += written;
    if (written < AT_ONCE) break;
  }
  if (changed > 0) await invalidate('spots');
}
