import type { PriceRules } from '@wayfarer/contract';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { bestSpots, reviews, spots, teamMembers } from '../../db/tables.ts';
import { spotPrices } from '../../db/tables/spots.ts';

/** The destination's own price rules; null if the usual ones apply. */
const prices = sql<PriceRules | null>`(select ${spotPrices.rules} from ${spotPrices} where ${spotPrices.spotId} = ${spots.id})`;

export type BestSpotRow = Awaited<ReturnType<typeof listBestSpotRows>>[number];
export type FeaturedRow = Awaited<ReturnType<typeof listFeaturedRows>>[number];
export type TeamMemberRow = typeof teamMembers.$inferSelect;
export type ReviewRow = typeof reviews.$inferSelect;

const bestSpotRows = prepared((db) => {
  const { spot, cost, currency, rated, rating } = spots;
  return db
    .select({
      ...getTableColumns(bestSpots),
      destination: { spot, cost, currency, rated, rating },
      prices,
    })
    .from(bestSpots)
    .leftJoin(spots, eq(spots.id, bestSpots.spotId))
    .orderBy(asc(bestSpots.position), asc(bestSpots.id))
    .prepare('');
});

export function listBestSpotRows(db: Reader) {
  return bestSpotRows(db).execute();
}

export function listFeaturedRows(db: Reader, ids: readonly string[]) {
  return db
    .select({ ...getTableColumns(spots), prices })
    .from(spots)
    .where(inArray(spots.id, [...ids]));
}

const teamRows = prepared((db) =>
  db.select().from(teamMembers).orderBy(asc(teamMembers.position), asc(teamMembers.id)).prepare(''),
);

export function listTeamRows(db: Reader): Promise<TeamMemberRow[]> {
  return teamRows(db).execute();
}

const reviewRows = prepared((db) =>
  db.select().from(reviews).orderBy(asc(reviews.position), asc(reviews.id)).prepare(''),
);

export function listReviewRows(db: Reader): Promise<ReviewRow[]> {
  return reviewRows(db).execute();
}
