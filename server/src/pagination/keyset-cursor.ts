import { z } from 'zod/mini';
import { invalidInput } from '../problem-error.ts';

/** A page's end: the sort key and id of its last row. */
export interface RowCursor {
  key: string;
  id: string;
}

/** At most `limit` rows after a cursor. */
export interface RowsAfter {
  after: RowCursor | null;
  limit: number;
}

export const cursorAt = (moment: Date, id: string): RowCursor => ({
  key: moment.toISOString(),
  id,
});

/** The cursor at a row of a list sorted by time of creation. */
export const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }): RowCursor =>
  cursorAt(createdAt, id);

const Parts = z.tuple([z.string(), z.string().check(z.maxLength(64)), z.optional(z.string())]);

/** A cursor as opaque text, with the sort order if the list has several. */
export function writeCursor({ key, id }: RowCursor, order?: string): string {
  const parts = order === undefined ? [key, id] : [key, id, order];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Reads a cursor; null without one. `isKey` returns true if the sort column can contain a key. Throws `invalid_input`
 * for texts that `writeCursor` can't have made for this order.
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

/** The contents of a cursor, which may be forged; null if `writeCursor` can't have made them. */
function partsOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

/** Cuts rows to a page. If there are more than `size`, `next` is the next page's cursor. */
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

/** True for a time in the format of `toISOString`. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
