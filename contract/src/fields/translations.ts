import { z } from 'zod/mini';

/**
 * Translations of texts that a booking keeps as they were, such as the destination's name. For each of the site's
 * languages, it has the translated texts by their originals. Absent if none of the texts has a translation.
 */
export const Translations = z.object({
  /** The language of the originals: the site's first. */
  language: z.string(),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Translations = z.output<typeof Translations>;
