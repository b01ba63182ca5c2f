import { like, or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '../../../../db/containing.ts';

/** The trigram indexes need three consecutive letters or digits. */
export const LETTERS = /[a-z0-9]{3}/;

/** A condition that a column contains one of the texts literally. */
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
