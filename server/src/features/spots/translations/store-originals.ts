import { type PriceRules, searchText, type ShownDetails } from '@wayfarer/contract';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { pictureUses, spots } from '../../../db/tables.ts';
import { spotDetails, spotPrices } from '../../../db/tables/spots.ts';
import { contains } from '../records/rows/store-conditions.ts';
import { shownDetails } from '../records/rows/store-details.ts';
import { type Original, originalTexts, type Texts } from '../records/texts/originals.ts';

export interface OriginalSpot {
  id: string;
  spot: string;
  country: string;
  texts: Texts;
}

const facts = {
  id: spots.id,
  spot: spots.spot,
  country: spots.country,
  location: spots.location,
  description: spots.description,
  hostWords: spots.hostWords,
  questions: spots.questions,
};

const WORDS = 6;

/**
 * Destinations that are online, in the order of their ids: all of them, or those whose name, place or country contains
 * each word of a search.
 */
export async function listOriginals(
  db: Executor,
  { after, limit, search = '' }: { after: string; limit: number; search?: string | undefined },
): Promise<OriginalSpot[]> {
  const words = searchText(search).split(' ').filter(Boolean).slice(0, WORDS);
  const rows = await db
    .select({ facts, details: shownDetails, prices: spotPrices.rules })
    .from(spots)
    .leftJoin(spotDetails, eq(spotDetails.spotId, spots.id))
    .leftJoin(spotPrices, eq(spotPrices.spotId, spots.id))
    .where(and(gt(spots.id, after), ...words.map((word) => contains(spots.searchText, [word]))))
    .orderBy(asc(spots.id))
    .limit(limit);
  return withPictures(db, rows);
}

export async function findOriginals(db: Executor, ids: readonly string[]): Promise<OriginalSpot[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ facts, details: shownDetails, prices: spotPrices.rules })
    .from(spots)
    .leftJoin(spotDetails, eq(spotDetails.spotId, spots.id))
    .leftJoin(spotPrices, eq(spotPrices.spotId, spots.id))
    .where(inArray(spots.id, [...ids]));
  return withPictures(db, rows);
}

interface Row {
  facts: { id: string; country: string } & Original['facts'];
  details: ShownDetails | null;
  prices: PriceRules | null;
}

async function withPictures(db: Executor, rows: readonly Row[]): Promise<OriginalSpot[]> {
  const { alt, pictureId, position, subject, subjectId } = pictureUses;
  const ids = rows.map((row) => row.facts.id);
  const uses =
    ids.length === 0
      ? []
      : await db
          .select({ alt, id: pictureId, spotId: subjectId })
          .from(pictureUses)
          .where(and(eq(subject, 'spot'), inArray(subjectId, ids)))
          .orderBy(asc(subjectId), asc(position));
  return rows.map(({ details: found, facts: own, prices }) => ({
    id: own.id,
    spot: own.spot,
    country: own.country,
    texts: originalTexts({
      facts: own,
      details: found,
      prices,
      pictures: uses.filter(({ spotId }) => spotId === own.id),
    }),
  }));
}
