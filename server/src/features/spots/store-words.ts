import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { spotWords } from '../../db/tables.ts';
import { contains } from './filter.ts';

/** At most `most` of the catalogue's words that contain one of the texts. */
export async function wordsContaining(
  db: Executor,
  texts: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ word: spotWords.word })
    .from(spotWords)
    .where(contains(spotWords.word, texts))
    .limit(most);
  return rows.map(({ word }) => word);
}

/** The catalogue's words that share most of their letters with a text. */
export async function wordsLike(db: Executor, text: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ word: spotWords.word })
    .from(spotWords)
    .where(sql`${spotWords.word} % ${text}`)
    .orderBy(desc(sql`similarity(${spotWords.word}, ${text})`), spotWords.word)
    .limit(most);
  return rows.map(({ word }) => word);
}
