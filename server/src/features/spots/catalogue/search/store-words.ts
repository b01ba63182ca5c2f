import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../../db/database.ts';
import { spots, spotStems, spotWords } from '../../../../db/tables.ts';
import { contains, LETTERS, textArray } from '../../records/rows/store-conditions.ts';
import { deletionNeighborhood, pairsOf } from './deletion-neighborhood.ts';

/** The maximum number of candidates that share a part with a short word, most of which are more than one edit away. */
const MOST_NEAR = 500;
const MOST_ALIKE = 20;

export interface WordsKnown {
  /** For each group of texts, the words in names and places that contain one of them. */
  containing: string[][];
  stems: ReadonlyMap<string, string>;
  /** For each word, the words in descriptions that begin with it. */
  described: ReadonlyMap<string, string[]>;
  whole: ReadonlySet<string>;
}

/** Looks everything up in one statement. */
export async function lookUpWords(
  db: Reader,
  groups: readonly (readonly string[])[],
  words: readonly string[],
  most: { containing: number; described: number },
): Promise<WordsKnown> {
  const found = await readLists(db, [
    ...groups.map((texts) => [containingAny(texts, most.containing)]),
    ...words.map((word) => [stemOf(word)]),
    ...words.map((word) => [beginningWith(word, most.described)]),
    ...words.map((word) => [inPlaces(word), inDescriptions(word)]),
  ]);
  const ofWords = found.slice(groups.length);
  const listOf = (part: number, at: number) => ofWords[part * words.length + at] ?? [];
  return {
    containing: found.slice(0, groups.length),
    stems: new Map(words.map((word, at) => [word, listOf(0, at)[0] ?? ''])),
    described: new Map(words.map((word, at) => [word, listOf(1, at)])),
    whole: new Set(words.filter((_, at) => listOf(2, at).length > 0)),
  };
}

function containingAny(texts: readonly string[], most: number): SQL {
  const holds = texts.map((text) =>
    LETTERS.test(text)
      ? contains(spotWords.word, [text])
      : and(sql`${PARTS} @> ${textArray(pairsOf(text))}`, contains(spotWords.word, [text])),
  );
  return sql`select word from ${spotWords} where ${or(...holds)} limit ${most}`;
}

function stemOf(word: string): SQL {
  return sql`select coalesce((ts_lexize('english_stem', ${word}))[1], '') as word`;
}

/** The word in the form stored in `spot_words`, which includes the punctuation after it. */
function inPlaces(word: string): SQL {
  return sql`select word from ${spotWords}
    where word in (${word}, ${`${word},`}, (ts_lexize('english_stem', ${word}))[1])`;
}

function inDescriptions(word: string): SQL {
  return sql`select stem as word from ${spotStems} where stem = (ts_lexize('english_stem', ${word}))[1]`;
}

function beginningWith(word: string, most: number): SQL {
  return sql`select stem as word from ${spotStems}
    where ${spotStems.stem} >= ${word} and ${spotStems.stem} < ${`${word}\u{10FFFF}`} limit ${most}`;
}

export function listWordsNear(db: Reader, words: readonly string[]): Promise<string[][]> {
  const { word: known } = spotWords;
  const lists = words.map((word) => {
    const parts = deletionNeighborhood(word);
    const alike = sql`select word from ${spotWords} where ${known} % ${word}
      order by similarity(${known}, ${word}) desc, ${known} limit ${MOST_ALIKE}`;
    const near = sql`select word from ${spotWords}
      where ${PARTS} && ${textArray(parts)} limit ${MOST_NEAR}`;
    return parts.length > 0 ? [alike, near] : [alike];
  });
  return readLists(db, lists);
}

/** Must match the expression of the index `spot_words_parts`. */
const PARTS = sql`spot_word_parts(${spotWords.word})`;

/** Runs the statements of all lists as one query. */
async function readLists(db: Reader, lists: readonly (readonly SQL[])[]): Promise<string[][]> {
  if (lists.length === 0) return [];
  const asked = lists.flatMap((statements, place) =>
    statements.map(
      (statement) => sql`select ${place}::integer as place, word from (${statement}) as list`,
    ),
  );
  const rows = await db
    .select({ place: sql`place`.mapWith(Number), word: sql<string>`word` })
    .from(sql`(${sql.join(asked, sql` union all `)}) as found`);
  const found = lists.map(() => new Set<string>());
  for (const { place, word } of rows) found[place]?.add(word);
  return found.map((words) => Array.from(words));
}

/** The queries, in `tsquery` notation, that find at least one spot. */
export async function areMeant(db: Reader, queries: readonly string[]): Promise<string[]> {
  if (queries.length === 0) return [];
  const rows = await db.select({ place: sql`place`.mapWith(Number) }).from(
    sql`(${sql.join(
      queries.map(
        (query, place) =>
          // materialized, so that the query is planned as if for all rows and uses the index
          sql`(with found as materialized (
                select id from ${spots} where search_vector @@ ${query}::tsquery
              ) select ${place}::integer as place from found limit 1)`,
      ),
      sql` union all `,
    )}) as found`,
  );
  const found = new Set(rows.map(({ place }) => place));
  return queries.filter((_, place) => found.has(place));
}
