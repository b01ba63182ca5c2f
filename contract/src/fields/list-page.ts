import { z } from 'zod/mini';
import { text } from './text.ts';

/** Where a list goes on. */
export const ListPageQuery = z.object({
  /** Opaque; taken from the `Link: rel="next"` of the response before. */
  cursor: z.optional(text(200, 1)),
});
