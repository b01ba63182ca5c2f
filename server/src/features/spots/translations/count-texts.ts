import { TEXTS_PAGE } from '@wayfarer/contract';
import type { Executor } from '../../../db/database.ts';
import type { TextsCount } from '../../../lib/languages/texts-count.ts';
import { changedTexts } from '../records/texts/originals.ts';
import { listTextsOf, type TextsRecord } from '../records/texts/store-texts.ts';
import { listOriginals, type OriginalSpot } from './store-originals.ts';

/** The number of destinations whose texts are counted: ten thousand take some seconds. */
const MOST_COUNTED = 10_000;

/**
 * Counts the texts of destinations that are online, and those that travelers can't read in each of these languages.
 * Beyond `MOST_COUNTED` destinations, the rest isn't counted.
 */
export async function countSpotTexts(
  db: Executor,
  languages: readonly string[],
): Promise<Map<string, TextsCount>> {
  const counts = new Map(languages.map((tag) => [tag, { texts: 0, missing: 0, toCheck: 0 }]));
  let [after, read] = ['', 0];
  for (;;) {
    const originals = await listOriginals(db, { after, limit: TEXTS_PAGE });
    const ids = originals.map(({ id }) => id);
    for (const [language, count] of counts) {
      const rows = new Map((await listTextsOf(db, ids, language)).map((row) => [row.spotId, row]));
      for (const original of originals) addTexts(count, original, rows.get(original.id));
    }
    after = ids.at(-1) ?? '';
    read += ids.length;
    if (ids.length < TEXTS_PAGE || read >= MOST_COUNTED) return counts;
  }
}

function addTexts(count: TextsCount, { texts }: OriginalSpot, row: TextsRecord | undefined): void {
  const names = Object.keys(texts);
  const shown = row?.state === 'published' ? row : undefined;
  count.texts += names.length;
  count.missing += names.filter((name) => shown?.texts[name] === undefined).length;
  count.toCheck += shown ? changedTexts(texts, shown).length : 0;
}
