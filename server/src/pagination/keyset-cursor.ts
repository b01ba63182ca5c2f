import { z } from 'zod/mini';
import { invalidInput } from '../problem-error.ts';

/** Where a page of a list ended: what its last row is ordered by, and its id. */
export interface RowCursor {
  key: string;
  id: string;
}

/** What is read of a list at once: what comes after a cursor, at most so many. */
export interface RowsAfter {
  after: RowCursor | null;
  limit: number;
}

/** The cursor behind a row of a list that is ordered by a moment. */
export const cursorAt = (moment: Date, id: string): RowCursor => ({
  key: moment.toISOString(),
  id,
});

/** The same of rows that are ordered by when they were made. */
export const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }): RowCursor =>
  cursorAt(createdAt, id);

const Parts = z.tuple([z.string(), z.string().check(z.maxLength(64)), z.optional(z.string())]);

/** The cursor as an opaque text for the next page's address. It names its order, where a list has several. */
export function writeCursor({ key, id }: RowCursor, order?: string): string {
  const parts = order === undefined ? [key, id] : [key, id, order];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Reads the cursor of a page; null where none is given. `isKey` says what the order's column can
 * hold. Throws `invalid_input` for anything that `writeCursor` did not make for this order.
 */
export function readCursor(
  cursor: string | undefined,
  isKey: (key: string) => boolean,
  order?: string,
): RowCursor | null {
  if (cursor === undefined) return null;
  const parts = z.safeParse(Parts, partsOf(cursor));
  const [key, id, madeFor] = parts.success ? parts.data : ['', ''];
  const storable = id !== '' && !`${key}${id}`.includes('\u0000');
  if (madeFor !== order || !storable || !isKey(key)) {
    throw invalidInput('cursor', 'is not the cursor of a page of this list');
  }
  return { key, id };
}

/** What a cursor's text holds, even a forged one; null for what `writeCursor` cannot have made. */
function partsOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

/** A page out of rows of which one more than fits was read, and the next page's cursor, if any. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  endOf: (row: Row) => RowCursor,
  order?: string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const next = last !== undefined && rows.length > size ? writeCursor(endOf(last), order) : null;
  return { page, next };
}

/** Whether a cursor's key is a moment as `toISOString` writes it. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
