import type { Database } from '../../db/database.ts';

/** Moves a trip and its booking 30 days back, so that the trip is over. */
export async function letTripPass({ sql }: Database, bookingId: string): Promise<void> {
  await sql.query(
    `update bookings set travel_date = travel_date - 30, created_at = created_at - interval '30 days' where id = $1`,
    [bookingId],
  );
}
