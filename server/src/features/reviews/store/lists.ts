import { REPORTS_TO_LOOK_AT, type ReviewSort, type ReviewView } from '@wayfarer/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { tripReviews } from '../../../db/tables.ts';
import type { RowCursor, RowsAfter } from '../../../pagination/keyset-cursor.ts';
import { olderThan } from '../../../pagination/newest-first.ts';

type ReviewRow = typeof tripReviews.$inferSelect;

export interface ReviewPage extends RowsAfter {
  offerId: string;
  sort: ReviewSort;
  rating: number | undefined;
}

const { helpful, id, offerId, publishedAt, rating, state } = tripReviews;

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

export function listPublished(db: Reader, page: ReviewPage): Promise<ReviewRow[]> {
  const { order, beyond } = ORDERS[page.sort];
  return db
    .select()
    .from(tripReviews)
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
