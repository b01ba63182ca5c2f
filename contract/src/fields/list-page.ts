import { z } from 'zod/mini';
import { text } from './text.ts';

export const ListPageQuery = z.object({
  /** An opaque cursor, from the `Link: rel="next"` of the previous response. */
  cursor: z.optional(text(200, 1)),
});
