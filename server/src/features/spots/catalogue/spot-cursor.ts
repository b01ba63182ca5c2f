import type { SpotSort } from '@wayfarer/contract';
import { z } from 'zod/mini';
import { cursorText, partsOfCursor } from '../../../pagination/cursor-text.ts';

/** Where a page ended: the sort key and id of its last row. */
export interface SpotCursor {
  key: string | number;
  id: string;
}

const Parts = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()]);

/** The cursor as an opaque text. It names its sort, so that it cannot be used with another one. */
export function encodeCursor(sort: SpotSort, { key, id }: SpotCursor): string {
  return cursorText([sort, key, id]);
}

/** Reads a cursor that `encodeCursor` made for this sort; null for anything else. */
export function decodeCursor(sort: SpotSort, text: string): SpotCursor | null {
  const parts = z.safeParse(Parts, partsOfCursor(text));
  if (!parts.success) return null;
  const [madeFor, key, id] = parts.data;
  const storable = !`${key}${id}`.includes('\u0000') && id.length <= 64;
  if (madeFor !== sort || !storable || !isKeyOf(sort, key)) return null;
  return { key, id };
}

/** Whether the sort's column can hold it. */
function isKeyOf(sort: SpotSort, key: string | number): boolean {
  if (sort === 'name') return typeof key === 'string';
  if (sort === 'rating') return Number.isFinite(key);
  return Number.isSafeInteger(key) && (sort !== 'price' || Math.abs(Number(key)) < 2 ** 31);
}
