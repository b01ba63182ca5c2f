import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { bookingEvents } from '../tables/bookings.ts';
import { users } from '../tables/users.ts';

/** The name of an account, for records that keep it after the account is deleted. */
export const nameOfAccount = (uid: string) =>
  sql<string>`(select nullif(${users.name}, '') from ${users} where ${users.id} = ${uid})`;

/**
 * The bookings on whose timelines these people appear. An index finds them, without the other tables that record who
 * acted.
 */
export function bookingsActedOn(db: Executor, uids: readonly string[]) {
  const { bookingId, byUserId } = bookingEvents;
  return db
    .select({ bookingId })
    .from(bookingEvents)
    .where(inArray(byUserId, [...uids]));
}
