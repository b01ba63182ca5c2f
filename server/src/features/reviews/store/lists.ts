import { REPORTS_TO_LOOK_AT, type ReviewSort, type ReviewView } from '@wayfarer/contract';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { bookings, tripReviews } from '../../../db/tables.ts';
import { isPaid } from '../../../db/tables/payments.ts';
import type { RowCursor, RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';

export interface ReviewPage extends RowsAfter {
  offerId: string;
  sort: ReviewSort;
  rating: number | undefined;
  livemode: boolean;
}

const { helpful, id, offerId, publishedAt, rating, state } = tripReviews;

/** By what each order goes, and how a cursor's key is compared with it. */
const ORDERS: Readonly<Record<ReviewSort, { order: SQL[]; beyond: (after: RowCursor) => SQL }>> = {
  newest: {
    order: [sql`${publishedAt} desc`, sql`${id} desc`],
    beyond: ({ key, id: last }) => sql`(${publishedAt}, ${id}) < (${key}::timestamptz, ${last})`,
  },
  helpful: {
    order: [sql`${helpful} desc`, sql`${id} desc`],
    beyond: ({ key, id: last }) => sql`(${helpful}, ${id}) < (${key}::int, ${last})`,
  },
  highest: {
    order: [sql`${rating} desc`, sql`${id} desc`],
    beyond: ({ key, id: last }) => sql`(${rating}, ${id}) < (${key}::int, ${last})`,
  },
  lowest: {
    order: [sql`${rating} asc`, sql`${id} asc`],
    beyond: ({ key, id: last }) => sql`(${rating}, ${id}) > (${key}::int, ${last})`,
  },
};

/** The trip still counts: neither was it canceled since, nor has its money gone back. */
const verified = (livemode: boolean) =>
  sql<boolean>`coalesce(${bookings.state} = 'booked' and ${bookings.attendance} <> 'no_show'
    and (${bookings.counter} > 0 or ${isPaid(bookings.id, livemode)}), false)`;

/** Published ones of a destination, at most `limit` that come after a cursor. */
export function listPublished(db: Reader, page: ReviewPage) {
  const { order, beyond } = ORDERS[page.sort];
  return db
    .select({ review: getTableColumns(tripReviews), verified: verified(page.livemode) })
    .from(tripReviews)
    .leftJoin(bookings, eq(bookings.id, tripReviews.bookingId))
    .where(
      and(
        eq(offerId, page.offerId),
        eq(state, 'published'),
        page.rating === undefined ? undefined : eq(rating, page.rating),
        page.after ? beyond(page.after) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(page.limit);
}

/** For the agency, newest first. */
export function listForModeration(
  db: Reader,
  { view, after, limit }: { view: ReviewView } & RowsAfter,
) {
  const { createdAt, reports } = tripReviews;
  const most = sql.raw(String(REPORTS_TO_LOOK_AT));
  return db
    .select()
    .from(tripReviews)
    .where(
      and(
        view === 'reported' ? sql`${reports} >= ${most}` : eq(state, view),
        olderThan(after, createdAt, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
