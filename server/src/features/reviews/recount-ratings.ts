import type { AppContext } from '../../context.ts';
import { compareRatings } from './store/recount.ts';
import { recountRating } from './move-rating.ts';
import { forgetAnswers } from './write-review.ts';

/** Corrects counters that differ from the reviews, for example after rows were changed by hand. */
export async function recountRatings(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { db, log } = context;
  const { wrong } = await compareRatings(db.sql);
  for (const offerId of wrong) {
    if (signal?.aborted) break;
    await db.orm.transaction((tx) => recountRating(tx, offerId));
    log.warn({ spot: offerId }, 'recounted the ratings of a destination');
  }
  if (wrong.length > 0) await forgetAnswers(context, { reviews: true, rating: true });
}
