import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Escapes a text for use in `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** A case-insensitive substring filter on a lower-case column; undefined without a part. */
export function containing(lowered: SQLWrapper, part: string): SQL | undefined {
  return part === '' ? undefined : sql`${lowered} like lower(${`%${escapeLike(part)}%`})`;
}
