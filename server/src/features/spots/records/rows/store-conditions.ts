import { like, or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '../../../../db/containing.ts';

/** Three letters in a row, which the indexes of letters need to find anything. */
export const LETTERS = /[a-z0-9]{3}/;

/** The column contains one of the texts literally. */
export function contains(
  column: Parameters<typeof like>[0],
  texts: readonly string[],
): SQL | undefined {
  return or(...texts.map((text) => like(column, `%${escapeLike(text)}%`)));
}

export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}
