import type { BookedTrip } from '@wayfarer/contract';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';

export const listBookedTrips = (db: Executor, uid: string, limit: number) =>
  listTrips(db, eq(bookings.uid, uid), limit);

export const listTripsOfGuest = (db: Executor, guestId: string, limit: number) =>
  listTrips(db, and(eq(bookings.guestId, guestId), isNull(bookings.uid)), limit);

async function listTrips(
  db: Executor,
  theirs: SQL | undefined,
  limit: number,
): Promise<BookedTrip[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(theirs)
    .orderBy(desc(bookings.travelDate), desc(bookings.id))
    .limit(limit);
  return rows.map((row) => ({
    _id: row.id,
    reference: row.reference,
    spot: row.travelSpot,
    country: row.travelCountry,
    travelDate: row.travelDate,
    startTime: row.startTime || null,
    travelDuration: row.durationDays,
    people: row.adults + row.children + row.infants,
    state: row.state,
    total: row.total ?? row.cost * row.durationDays,
    currency: row.currency,
  }));
}
