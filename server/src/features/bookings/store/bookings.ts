import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from 'drizzle-orm';
import { cardPaymentsOf, countsFor } from '../../../db/money/card-payments.ts';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { cancellationPolicies, cancellations } from '../../../db/tables/money/cancellations.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import { refundOfCancellation, standing } from './cancellations.ts';
import { withMoneyBack } from './money-back.ts';

const NEWEST_FIRST = [desc(bookings.travelDate), desc(bookings.id)];

/** Selects bookings with their payments in the site's mode, their current cancellation and their terms. */
function withPayment(db: Executor, livemode: boolean, where: SQL | undefined) {
  const refund = refundOfCancellation(db);
  return db
    .select({
      booking: getTableColumns(bookings),
      payments: cardPaymentsOf(bookings.id, countsFor(livemode)),
      cancellation: getTableColumns(cancellations),
      refund: {
        // a column, so that the refund is null where there is none
        bookingId: refund.bookingId,
        state: refund.state,
        amount: refund.amount,
        sent: refund.sent,
        finishedAt: refund.finishedAt,
      },
      terms: getTableColumns(cancellationPolicies),
    })
    .from(bookings)
    .leftJoin(cancellations, standing)
    .leftJoin(cancellationPolicies, eq(cancellationPolicies.id, bookings.policyId))
    .leftJoinLateral(refund, isNotNull(cancellations.id))
    .where(where);
}

export async function listBookingRows(db: Executor, uid: string, livemode: boolean) {
  const rows = await withPayment(db, livemode, eq(bookings.uid, uid)).orderBy(...NEWEST_FIRST);
  return withMoneyBack(db, livemode, rows);
}

/** Selects a traveler's bookings; with `ended`, also canceled and expired ones. */
export interface BookingsOf {
  uid: string;
  ended: boolean;
}

function ownBookings({ ended, uid }: BookingsOf): SQL | undefined {
  const { removedAt, state } = bookings;
  const stands = ended ? undefined : inArray(state, ['held', 'booked']);
  return and(eq(bookings.uid, uid), isNull(removedAt), stands);
}

/** At most `limit` bookings after a cursor; those of all travelers if `of` is null. */
export async function listBookingPage(
  db: Executor,
  page: { of: BookingsOf | null; after: RowCursor | null; limit: number; livemode: boolean },
) {
  const { of, after, limit, livemode } = page;
  const { id, travelDate } = bookings;
  const whose = of === null ? undefined : ownBookings(of);
  const where = after && sql`(${travelDate}, ${id}) < (${after.key}::date, ${after.id})`;
  const rows = await withPayment(db, livemode, and(whose, where ?? undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
  return withMoneyBack(db, livemode, rows);
}

export async function findBookingRow(db: Executor, id: string, livemode: boolean) {
  const rows = await withPayment(db, livemode, eq(bookings.id, id));
  const [found] = await withMoneyBack(db, livemode, rows);
  return found ?? null;
}

/** The number of rows up to which lookups by id are cheaper than a scan of the table. */
const AT_ONCE = 100;

/** Bookings by their ids, in any order; ids that don't exist are left out. */
export async function listBookingRowsById(db: Executor, ids: readonly string[], livemode: boolean) {
  const rows = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    rows.push(...(await withPayment(db, livemode, inArray(bookings.id, some))));
  }
  return withMoneyBack(db, livemode, rows);
}
