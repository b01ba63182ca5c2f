import { and, eq, inArray } from 'drizzle-orm';
import { digest } from '../../lib/languages/text-digests.ts';
import type { Executor } from '../database.ts';
import { spotTexts } from '../tables/texts.ts';

/** Gives an original text's translation. */
export type Translate = (original: string) => string | undefined;

/**
 * The published translations of destinations, by id and language. They are found by the originals, so that a booking
 * under a destination's former name doesn't get the translation of its current one.
 */
export async function placeTexts(
  db: Executor,
  ids: readonly string[],
  languages: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Translate>>> {
  const found = new Map<string, Map<string, Translate>>();
  if (ids.length === 0 || languages.length === 0) return found;
  const { language, sources, spotId, state, texts } = spotTexts;
  const rows = await db
    .select({ spotId, language, texts, sources })
    .from(spotTexts)
    .where(
      and(
        inArray(spotId, [...new Set(ids)]),
        inArray(language, [...languages]),
        eq(state, 'published'),
      ),
    );
  for (const row of rows) {
    const ofPlace = found.get(row.spotId) ?? new Map<string, Translate>();
    found.set(row.spotId, ofPlace.set(row.language, translateBy(row)));
  }
  return found;
}

function translateBy({
  sources,
  texts,
}: Pick<typeof spotTexts.$inferSelect, 'sources' | 'texts'>): Translate {
  const byDigest = new Map(Object.entries(sources).map(([name, of]) => [of, texts[name]]));
  return (original) => byDigest.get(digest(original));
}
