import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { bookingClaims, bookings, type BookingRow } from '../../db/tables/bookings.ts';
import { cancellations } from '../../db/tables/money/cancellations.ts';
import { tripMails } from '../../db/tables/mail.ts';
import { users } from '../../db/tables/users.ts';
import { referenceDay, type TimedKind } from './timed-kinds.ts';

/** Selects trips whose reference day is in a range and whose travelers haven't had this email for this travel date. */
interface Search {
  mail: TimedKind;
  fromDay: string;
  toDay: string;
  /** Lists trips after this one, by day and id. */
  after: Pick<BookingRow, 'balanceDueOn' | 'travelDate' | 'durationDays' | 'id'> | null;
  limit: number;
}

const DAYS = {
  firstDay: sql`${bookings.travelDate}`,
  dayAfter: sql`(${bookings.travelDate} + ${bookings.durationDays})`,
  balanceDay: sql`${bookings.balanceDueOn}`,
};

export function listTripsToMail(
  db: Executor,
  { after, fromDay, limit, mail, toDay }: Search,
): Promise<BookingRow[]> {
  const { balanceDueOn, id, state, travelDate, uid } = bookings;
  const { by, kind, prefix } = mail;
  const day = DAYS[by];
  const { bookingId, key } = tripMails;
  const ownKey =
    by === 'balanceDay'
      ? sql`(${prefix}::text || ${balanceDueOn}::text)`
      : sql`${travelDate}::text`;
  const written = db
    .select({ key })
    .from(tripMails)
    .where(and(eq(bookingId, id), eq(tripMails.kind, kind), eq(key, ownKey)));
  const waiting = db
    .select({ id: bookingClaims.bookingId })
    .from(bookingClaims)
    .where(eq(bookingClaims.bookingId, id));
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(state, 'booked'),
        sql`${day} between ${fromDay}::date and ${toDay}::date`,
        kind === 'balance' && by === 'firstDay' ? isNull(balanceDueOn) : undefined,
        or(isNotNull(uid), exists(waiting)),
        after === null
          ? undefined
          : sql`(${day}, ${id}) > (${referenceDay(mail, after)}::date, ${after.id})`,
        notExists(written),
      ),
    )
    .orderBy(asc(day), asc(id))
    .limit(limit);
}

/**
 * The recipient of emails about a trip, and a flag that is true if they accept review requests. Null if the account is
 * deleted or no address is known.
 */
export async function findRecipient(db: Executor, { id: bookingId, uid }: BookingRow) {
  if (uid !== null) {
    const { email, id, reviewMailsEndedAt } = users;
    const [row] = await db.select({ email, reviewMailsEndedAt }).from(users).where(eq(id, uid));
    return row ? { email: row.email, wantsReviewMails: row.reviewMailsEndedAt === null } : null;
  }
  const [row] = await db
    .select({ email: bookings.travelEmail })
    .from(bookingClaims)
    .innerJoin(bookings, eq(bookings.id, bookingClaims.bookingId))
    .where(eq(bookingClaims.bookingId, bookingId));
  // a person without an account can't unsubscribe
  return row ? { email: row.email, wantsReviewMails: false } : null;
}

/** The key under which an email that is sent only once was recorded; null for other emails. */
export async function findKeyOf(db: Executor, mailId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: tripMails.key })
    .from(tripMails)
    .where(eq(tripMails.mailId, mailId));
  return row?.key ?? null;
}

/** A booking's cancellation; null if there is none or it was reversed. */
export const findStandingCancellation = (db: Executor, bookingId: string) =>
  findRow(
    db,
    cancellations,
    and(eq(cancellations.bookingId, bookingId), isNull(cancellations.reinstatedAt)),
  );

/**
 * The current state of the trips among `ids` that the person hasn't removed from their list: at most `limit`, latest
 * change first. Also returns their total number.
 */
export async function listOwnTrips(
  db: Executor,
  { ids, userId }: { ids: readonly string[]; userId: string },
  limit: number,
): Promise<{ bookings: BookingRow[]; count: number }> {
  const { id, removedAt, uid, updatedAt } = bookings;
  const rows = await db
    .select({ ...getTableColumns(bookings), count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(bookings)
    .where(and(inArray(id, [...ids]), eq(uid, userId), isNull(removedAt)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  return { bookings: rows.map(({ count: _count, ...row }) => row), count: rows[0]?.count ?? 0 };
}
