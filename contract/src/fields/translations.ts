import { z } from 'zod/mini';

/**
 * Translations of texts that are kept as they were when a trip was booked, such as the destination's name: for each of
 * the site's languages, the translated texts by their originals. Absent if none of the texts has a translation.
 */
export const Translations = z.object({
  /** The language of the originals: the site's first. */
  language: z.string(),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Translations = z.output<typeof Translations>;
