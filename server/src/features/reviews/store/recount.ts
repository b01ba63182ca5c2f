import { isRated, shownRating, type RatingTotals } from '@wayfarer/contract';
import type { SqlExecutor } from '../../../db/database.ts';

interface Counted {
  offerId: string;
  written: RatingTotals;
  counted: RatingTotals;
  editorial: number | null;
  /** The rating shown on the destination's page; null once the destination is deleted. */
  rating: number | null;
  /** True if the destination's rating comes from reviews. */
  rated: boolean | null;
}

const COUNTED = `
  with written as (
    select offer_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as each
    from trip_reviews where state = 'published' group by offer_id)
  select offer_id as "offerId", coalesce(written.each, '{0,0,0,0,0}') as written,
    coalesce(array[n1, n2, n3, n4, n5], '{0,0,0,0,0}') as counted, editorial, spots.rating, spots.rated
  from written full join rating_totals using (offer_id) left join spots on spots.id = offer_id
  order by offer_id`;

function agrees({ counted, editorial, rated, rating, written }: Counted): boolean {
  if (String(counted) !== String(written)) return false;
  if (editorial === null || rating === null) return true;
  return rating === shownRating(counted, editorial) && rated === isRated(counted);
}

export interface ComparedRatings {
  known: number;
  /** The destinations whose counters or rating differ from their reviews. */
  wrong: string[];
}

/** Compares ratings and reviews in one snapshot. */
export async function compareRatings(on: SqlExecutor): Promise<ComparedRatings> {
  const { rows } = await on.query<Counted>(COUNTED);
  const wrong = rows.filter((row) => !agrees(row)).map(({ offerId }) => offerId);
  return { known: rows.length, wrong };
}
