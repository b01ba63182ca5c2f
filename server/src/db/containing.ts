import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The text as `like` takes it literally. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Texts, in lower case, that have a part in any case; without a part: undefined, all of them. */
export function containing(lowered: SQLWrapper, part: string): SQL | undefined {
  return part === '' ? undefined : sql`${lowered} like lower(${`%${escapeLike(part)}%`})`;
}
