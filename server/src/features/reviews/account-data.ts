import type { AccountExport } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { presentOwn } from './present.ts';
import { picturesOfEach } from './review-pictures.ts';
import { listHelpfulMarks, listReportsBy } from './store/person.ts';
import { listReviewsBy } from './store/reviews.ts';

export { partReviews } from './store/person.ts';

export async function exportReviews(
  db: Executor,
  uid: string,
  now: Date,
): Promise<AccountExport['reviews']> {
  const rows = await listReviewsBy(db, uid);
  const picturesOfOne = await picturesOfEach(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    Object.assign(presentOwn(row, picturesOfOne(row.id), now), {
      bookingId: row.bookingId,
      spot: row.spotName,
    }),
  );
}

export async function exportReactions(
  db: Executor,
  uid: string,
): Promise<Pick<AccountExport, 'helpfulReviews' | 'reportedReviews'>> {
  const reports = await listReportsBy(db, uid);
  return {
    helpfulReviews: await listHelpfulMarks(db, uid),
    reportedReviews: reports.map(
      ({ report: { at, detail, reason, reviewId, settledAt }, spot }) => ({
        reviewId,
        spot,
        at: at.toISOString(),
        reason,
        detail,
        settledAt: settledAt?.toISOString() ?? null,
      }),
    ),
  };
}
