import { z } from 'zod/mini';
import { text } from './text.ts';

/** Where a list continues. */
export const ListPageQuery = z.object({
  /** Opaque; taken from the `Link: rel="next"` of the previous response. */
  cursor: z.optional(text(200, 1)),
});
