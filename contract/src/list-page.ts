import { z } from 'zod/mini';
import { text } from './text.ts';

/** Rows in one answer of a list that has no end of its own. */
export const LIST_PAGE = 1000;

/** Where a list goes on. */
export const ListPageQuery = z.object({
  /** Opaque; taken from the `Link: rel="next"` of the answer before. */
  cursor: z.optional(text(200, 1)),
});
