import { z } from 'zod/mini';

/**
 * Translations of the texts that a booking stores, such as the destination's name: for each of the site's languages, a
 * map from original to translation. Absent if no text has a translation.
 */
export const Translations = z.object({
  /** The language of the originals: the site's first. */
  language: z.string(),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Translations = z.output<typeof Translations>;
