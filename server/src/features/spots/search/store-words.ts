import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { spotWords } from '../../../db/tables.ts';
import { contains, textArray } from '../catalogue/store-filter.ts';
import { deletionNeighborhood, pairsOf } from './deletion-neighborhood.ts';

/** Words that share a part with a short word; more than a few of them are more than one edit away. */
const MOST_NEAR = 500;
const MOST_ALIKE = 20;
/** Three letters in a row, which the index of letters needs to find anything. */
const LETTERS = /[a-z0-9]{3}/;

/** For each group of texts at most `most` of the catalogue's words that contain one of them. */
export function listWordsContaining(
  db: Executor,
  groups: readonly (readonly string[])[],
  most: number,
): Promise<string[][]> {
  return wordsOf(
    db,
    groups.map((texts) => {
      const holds = texts.map((text) =>
        LETTERS.test(text)
          ? contains(spotWords.word, [text])
          : and(sql`${PARTS} @> ${textArray(pairsOf(text))}`, contains(spotWords.word, [text])),
      );
      return [sql`where ${or(...holds)} limit ${most}`];
    }),
  );
}

/** For each word those of the catalogue that could be meant: one edit away, or alike for the most part. */
export function listWordsNear(db: Executor, words: readonly string[]): Promise<string[][]> {
  return wordsOf(
    db,
    words.map((word) => {
      const parts = deletionNeighborhood(word);
      const { word: known } = spotWords;
      return [
        sql`where ${known} % ${word} order by similarity(${known}, ${word}) desc, ${known} limit ${MOST_ALIKE}`,
        ...(parts.length > 0
          ? [sql`where ${PARTS} && ${textArray(parts)} limit ${MOST_NEAR}`]
          : []),
      ];
    }),
  );
}

/** The index `spot_words_parts` is on this very expression. */
const PARTS = sql`spot_word_parts(${spotWords.word})`;

/** The words that each of the lists of conditions finds, all with one statement. */
async function wordsOf(db: Executor, lists: readonly (readonly SQL[])[]): Promise<string[][]> {
  if (lists.length === 0) return [];
  const asked = lists.flatMap((conditions, place) =>
    conditions.map(
      (condition) =>
        sql`(select ${place}::integer as place, ${spotWords.word} from ${spotWords} ${condition})`,
    ),
  );
  const rows = await db
    .select({ place: sql`place`.mapWith(Number), word: sql<string>`word` })
    .from(sql`(${sql.join(asked, sql` union all `)}) as found`);
  const found = lists.map(() => new Set<string>());
  for (const { place, word } of rows) found[place]?.add(word);
  return found.map((words) => Array.from(words));
}
