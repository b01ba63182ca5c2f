import { z } from 'zod/mini';
import { cursorText, partsOfCursor } from './cursor-text.ts';
import { invalidInput } from '../problem-error.ts';

/** Where a page of a list ended: what its last row is ordered by, and its id. */
export interface RowCursor {
  key: string;
  id: string;
}

const Parts = z.tuple([z.string(), z.string().check(z.maxLength(64))]);

/**
 * Reads the cursor of a page; null where none is given. `isKey` says what the order's column can
 * hold. Throws `invalid_input` for anything that `cutPage` did not make.
 */
export function readCursor(
  cursor: string | undefined,
  isKey: (key: string) => boolean,
): RowCursor | null {
  if (cursor === undefined) return null;
  const parts = z.safeParse(Parts, partsOfCursor(cursor));
  const [key, id] = parts.success ? parts.data : ['', ''];
  if (!isKey(key) || id === '' || id.includes('\u0000')) {
    throw invalidInput('cursor', 'is not the cursor of a page of this list');
  }
  return { key, id };
}

/** A page out of rows of which one more than fits was read, and the next page's cursor, if any. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  endOf: (row: Row) => RowCursor,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  if (last === undefined || rows.length <= size) return { page, next: null };
  const { key, id } = endOf(last);
  return { page, next: cursorText([key, id]) };
}

/** Whether a cursor's key is a moment as `toISOString` writes it. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
