import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/**
 * Customers without an account, known by an email address, a telephone number, or both. A booking belongs to one as long
 * as it belongs to no account; one without bookings is deleted.
 */
export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** Lower case; empty without an address. */
  emailKey: text('email_key').notNull(),
  phone: text('phone').notNull(),
  /** The digits without leading zeros; empty without a number. */
  phoneKey: text('phone_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

export type GuestRow = typeof guests.$inferSelect;

/** A customer without an account, by row or by address; one of the two is set. */
export interface GuestIdentity {
  /** Null for bookings of an older version, and once the guest was erased. */
  id: string | null;
  /** In lower case; empty without an address. */
  emailKey: string;
}

/** True for a booking of a guest. */
export function isOfGuest({ emailKey, id }: GuestIdentity) {
  const { guestId, travelEmail, uid } = bookings;
  const byAddress = sql`(${travelEmail} <> '' and lower(${travelEmail}) = ${emailKey})`;
  if (id === null) return sql`(${uid} is null and ${byAddress})`;
  if (emailKey === '') return sql`(${uid} is null and ${guestId} = ${id})`;
  return sql`(${uid} is null and (${guestId} = ${id} or ${byAddress}))`;
}
