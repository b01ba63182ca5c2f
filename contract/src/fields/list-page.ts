import { z } from 'zod/mini';
import { text } from './text.ts';

/** The start of the next page of a list. */
export const ListPageQuery = z.object({
  /** Opaque; taken from the `Link: rel="next"` of the previous response. */
  cursor: z.optional(text(200, 1)),
});
