import { and, asc, eq, gt, gte, inArray, isNotNull, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { departures, spotAvailability } from '../../db/tables/departures.ts';
import { spots } from '../../db/tables/spots.ts';
import { isWaiting, waitlist } from '../../db/tables/waitlist.ts';
import { balanceSql } from '../../db/money/booking-balance.ts';

/** A period. `after` is the last departure of the previous page; null for the first page. */
interface Span {
  after: Departure | null;
  limit: number;
  from: string;
  to: string;
  livemode: boolean;
}

/** Only booked trips belong to a departure, not held, expired or canceled ones. */
const goes = eq(bookings.state, 'booked');

export function listDepartureRows(db: Executor, { after, from, limit, livemode, to }: Span) {
  const { offerId, startTime, travelDate } = bookings;
  const beyond =
    after &&
    sql`(${travelDate}, ${offerId}, ${startTime}) > (${after.day}::date, ${after.offerId}, ${after.startTime})`;
  const span = and(gte(travelDate, from), lte(travelDate, to), beyond ?? undefined);
  return departuresWhere(db, and(span, isNotNull(offerId)), livemode).limit(limit);
}

const capacitySql = sql<number | null>`case when ${spotAvailability.mode} <> 'open'
  then coalesce(${departures.capacity}, ${spotAvailability.capacity}) end`;

const waitingSql = (offerId: SQLWrapper, day: SQLWrapper, startTime: SQLWrapper) =>
  sql<number>`(select count(*) from ${waitlist} where ${waitlist.offerId} = ${offerId}
    and ${waitlist.day} = ${day} and ${waitlist.startTime} = ${startTime} and ${isWaiting})`.mapWith(
    Number,
  );

/** Fixed departures and closed days in a period, even without bookings, with their destinations' names. */
export function listStatedRows(db: Executor, { after, from, limit, to }: Omit<Span, 'livemode'>) {
  const { day, offerId, startTime } = departures;
  const beyond =
    after &&
    sql`(${day}, ${offerId}, ${startTime}) > (${after.day}::date, ${after.offerId}, ${after.startTime})`;
  return statedWhere(db, and(gte(day, from), lte(day, to), beyond ?? undefined)).limit(limit);
}

export async function findStatedRow(db: Executor, { day, offerId, startTime }: Departure) {
  const isRow = [
    eq(departures.offerId, offerId),
    eq(departures.day, day),
    eq(departures.startTime, startTime),
  ];
  const [row] = await statedWhere(db, and(...isRow));
  return row ?? null;
}

function statedWhere(db: Executor, where: ReturnType<typeof and>) {
  const { closed, day, offerId, scheduled, startTime, taken } = departures;
  const { decideOn, guaranteedAt, minPeople } = departures;
  const stated = sql`(${closed} or ${scheduled})`;
  const named = db
    .select({ travelSpot: bookings.travelSpot, travelCountry: bookings.travelCountry })
    .from(bookings)
    .where(and(eq(bookings.offerId, offerId), eq(bookings.travelDate, day)))
    .limit(1)
    .as('named');
  return db
    .select({
      offerId,
      day,
      startTime,
      travelSpot: sql<string>`coalesce(${named.travelSpot}, ${spots.spot}, '')`,
      travelCountry: sql<string>`coalesce(${named.travelCountry}, ${spots.country}, '')`,
      closed,
      scheduled,
      capacity: capacitySql,
      taken,
      minPeople,
      decideOn,
      guaranteedAt,
      waiting: waitingSql(offerId, day, startTime),
    })
    .from(departures)
    .leftJoinLateral(named, sql`true`)
    .leftJoin(spots, eq(spots.id, offerId))
    .leftJoin(spotAvailability, eq(spotAvailability.offerId, offerId))
    .where(and(stated, where))
    .orderBy(asc(day), asc(offerId), asc(startTime));
}

export async function findDepartureRow(
  db: Executor,
  { livemode, ...departure }: Departure & { livemode: boolean },
) {
  const where = isOf(departure);
  const [row] = await departuresWhere(db, where, livemode);
  return row ?? null;
}

function departuresWhere(db: Executor, where: ReturnType<typeof and>, livemode: boolean) {
  const { adults, attendance, children, currency, infants, offerId } = bookings;
  const { startTime, travelCountry, travelDate } = bookings;
  const sums = db
    .select({
      offerId: sql<string>`${offerId}`.as('offer'),
      day: travelDate,
      startTime: sql<string>`${startTime}`.as('start_at'),
      currency,
      travelSpot: sql<string>`max(${bookings.travelSpot})`.as('spot'),
      travelCountry: sql<string>`max(${travelCountry})`.as('country'),
      bookings: sql<number>`count(*)`.mapWith(Number).as('bookings'),
      people: sql<number>`sum(${adults} + ${children} + ${infants})`.mapWith(Number).as('people'),
      checkedIn: sql<number>`count(*) filter (where ${attendance} = 'checked_in')`
        .mapWith(Number)
        .as('checked_in'),
      balance: sql<number>`sum(${balanceSql(livemode)})`.mapWith(Number).as('balance'),
    })
    .from(bookings)
    .where(and(goes, where))
    .groupBy(travelDate, offerId, startTime, currency)
    .as('sums');
  return db
    .select({
      offerId: sums.offerId,
      day: sums.day,
      startTime: sums.startTime,
      travelSpot: sql<string>`max(${sums.travelSpot})`,
      travelCountry: sql<string>`max(${sums.travelCountry})`,
      bookings: sql<number>`sum(${sums.bookings})`.mapWith(Number),
      people: sql<number>`sum(${sums.people})`.mapWith(Number),
      checkedIn: sql<number>`sum(${sums.checkedIn})`.mapWith(Number),
      balance: sql<
        { currency: string; amount: number }[]
      >`jsonb_agg(jsonb_build_object('currency', ${sums.currency}, 'amount', ${sums.balance}) order by ${sums.currency})`,
      closed: sql<boolean>`coalesce(bool_or(${departures.closed}), false)`,
      scheduled: sql<boolean>`coalesce(bool_or(${departures.scheduled}), false)`,
      capacity: sql<number | null>`max(${capacitySql})`,
      taken: sql<number>`coalesce(max(${departures.taken}), 0)`,
      minPeople: sql<number | null>`max(${departures.minPeople})`,
      decideOn: sql<string | null>`max(${departures.decideOn})::text`,
      guaranteedAt: sql<Date | null>`max(${departures.guaranteedAt})`.mapWith(
        departures.guaranteedAt,
      ),
      waiting: waitingSql(sums.offerId, sums.day, sums.startTime),
    })
    .from(sums)
    .leftJoin(
      departures,
      and(
        eq(departures.offerId, sums.offerId),
        eq(departures.day, sums.day),
        eq(departures.startTime, sums.startTime),
      ),
    )
    .leftJoin(spotAvailability, eq(spotAvailability.offerId, sums.offerId))
    .groupBy(sums.day, sums.offerId, sums.startTime)
    .orderBy(asc(sums.day), asc(sums.offerId), asc(sums.startTime));
}

export function listManifestRows(db: Executor, departure: Departure) {
  const { attendance, companionNames, id, priceExtras, spotId, travelName, wishes } = bookings;
  const name = sql`lower(${travelName})`;
  return db
    .select({
      id,
      key: sql<string>`${name}`.as('key'),
      attendance,
      companionNames,
      priceExtras,
      wishes,
      image: spots.image,
    })
    .from(bookings)
    .leftJoin(spots, eq(spots.id, spotId))
    .where(and(goes, isOf(departure)))
    .orderBy(asc(name), asc(id));
}

/** The names of a departure's destination, even if no booking is active; empty if nothing is known. */
export async function departureNames(
  db: Executor,
  { day, offerId: destination }: { day: string; offerId: string },
): Promise<{ travelSpot: string; travelCountry: string }> {
  const { offerId, travelCountry, travelDate, travelSpot } = bookings;
  const [row] = await db
    .select({ travelSpot, travelCountry })
    .from(bookings)
    .where(and(eq(offerId, destination), eq(travelDate, day)))
    .limit(1);
  if (row) return row;
  const { country, id, spot } = spots;
  const [offered] = await db
    .select({ travelSpot: spot, travelCountry: country })
    .from(spots)
    .where(eq(id, destination));
  return offered ?? { travelSpot: '', travelCountry: '' };
}

export interface Departure {
  offerId: string;
  day: string;
  /** `HH:mm`; empty for a departure without a time of day. */
  startTime: string;
}

const isOf = ({ day, offerId, startTime }: Departure) =>
  and(
    eq(bookings.offerId, offerId),
    eq(bookings.travelDate, day),
    eq(bookings.startTime, startTime),
  );

const bookedFor = (departure: Departure, after: string) =>
  and(isOf(departure), inArray(bookings.state, ['held', 'booked']), gt(bookings.id, after));

export function listBookingsOfDeparture(db: Executor, departure: Departure) {
  return db.select().from(bookings).where(bookedFor(departure, '')).orderBy(asc(bookings.id));
}

/** Locks a departure's active bookings in order, so that none of them is canceled until the transaction ends. */
export function lockBookingsOfDeparture(tx: Tx, departure: Departure) {
  return tx
    .select()
    .from(bookings)
    .where(bookedFor(departure, ''))
    .orderBy(asc(bookings.id))
    .for('share');
}

export async function listOfDeparture(
  db: Executor,
  departure: Departure,
  after = '',
): Promise<string[]> {
  const { id } = bookings;
  const rows = await db
    .select({ id })
    .from(bookings)
    .where(bookedFor(departure, after))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
