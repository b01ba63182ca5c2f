import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { spots, spotStems, spotWords } from '../../../db/tables.ts';
import { contains, LETTERS, textArray } from '../store-conditions.ts';
import { deletionNeighborhood, pairsOf } from './deletion-neighborhood.ts';

/** Words that share a part with a short word; more than a few of them are more than one edit away. */
const MOST_NEAR = 500;
const MOST_ALIKE = 20;

/** For each group of texts at most `most` of the catalogue's words that contain one of them. */
export function listWordsContaining(
  db: Reader,
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
export function listWordsNear(db: Reader, words: readonly string[]): Promise<string[][]> {
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
async function wordsOf(db: Reader, lists: readonly (readonly SQL[])[]): Promise<string[][]> {
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

/** Each word's form in the index by meaning; empty for words that say nothing, such as 'the'. */
export async function stemsOf(db: Reader, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .select({
      word: sql<string>`word`,
      stem: sql<string>`coalesce((ts_lexize('english_stem', word))[1], '')`,
    })
    .from(sql`unnest(${textArray(words)}) as asked (word)`);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

/** At most `most` words of descriptions that begin with each of these. */
export async function listStemsBeginning(
  db: Reader,
  words: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const lists = words.map(
    (word) => sql`(
      select ${word}::text as word, ${spotStems.stem} from ${spotStems}
      where ${spotStems.stem} >= ${word} and ${spotStems.stem} < ${`${word}\u{10FFFF}`}
      limit ${most})`,
  );
  const rows = await db
    .select({ word: sql<string>`word`, stem: sql<string>`stem` })
    .from(sql`(${sql.join(lists, sql` union all `)}) as found`);
  const found = new Map<string, string[]>(words.map((word) => [word, []]));
  for (const { word, stem } of rows) found.get(word)?.push(stem);
  return found;
}

/** Whether any spot is found by each of the queries, in the notation of `tsquery`. */
export async function areMeant(db: Reader, queries: readonly string[]): Promise<boolean[]> {
  if (queries.length === 0) return [];
  const rows = await db.select({ place: sql`place`.mapWith(Number) }).from(
    sql`(${sql.join(
      queries.map(
        (query, place) =>
          // materialized, so that the plan is made for all of its rows, by the index that finds them
          sql`(with found as materialized (
                select id from ${spots} where search_vector @@ ${query}::tsquery
              ) select ${place}::integer as place from found limit 1)`,
      ),
      sql` union all `,
    )}) as found`,
  );
  const found = new Set(rows.map(({ place }) => place));
  return queries.map((_, place) => found.has(place));
}
