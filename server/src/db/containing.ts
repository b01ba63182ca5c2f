import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Escapes a text so that `like` takes it literally. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Case-insensitive substring filter on a lower-case column; undefined when the part is empty. */
export function containing(lowered: SQLWrapper, part: string): SQL | undefined {
  return part === '' ? undefined : sql`${lowered} like lower(${`%${escapeLike(part)}%`})`;
}
