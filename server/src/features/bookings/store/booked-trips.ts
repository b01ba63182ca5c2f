import type { BookedTrip } from '@wayfarer/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';

/** A traveler's latest bookings in short form, latest travel date first. */
export async function listBookedTrips(
  db: Executor,
  uid: string,
  limit: number,
): Promise<BookedTrip[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.uid, uid))
    .orderBy(desc(bookings.travelDate), desc(bookings.id))
    .limit(limit);
  return rows.map((row) => ({
    _id: row.id,
    reference: row.reference,
    spot: row.travelSpot,
    country: row.travelCountry,
    travelDate: row.travelDate,
    travelDuration: row.durationDays,
    people: row.adults + row.children + row.infants,
    state: row.state,
    total: row.total ?? row.cost * row.durationDays,
    currency: row.currency,
  }));
}
