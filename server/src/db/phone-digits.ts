import { sql } from 'drizzle-orm';
import { bookings } from './tables/bookings.ts';

/** A condition for telephone numbers with these digits. Must match the index `bookings_phone`. */
export function hasPhone(digits: string) {
  const { travelPhone } = bookings;
  return sql`(${travelPhone} <> '' and regexp_replace(${travelPhone}, '\\D', '', 'g') like ${`%${digits}%`})`;
}
