import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/**
 * Customers without an account, known by an email address, a telephone number, or both. A booking belongs to a guest
 * until it belongs to an account; a guest without bookings is deleted.
 */
export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** In lower case; empty if there is none. */
  emailKey: text('email_key').notNull(),
  phone: text('phone').notNull(),
  /** The contract's `phoneKey` of the number. */
  phoneKey: text('phone_key').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The language that staff chose; null if none. */
  language: text('language'),
});

export type GuestRow = typeof guests.$inferSelect;

/** A customer without an account, by id or by address; at least one is set. */
export interface GuestIdentity {
  /** Null for bookings of an older version, and once the guest is erased. */
  id: string | null;
  /** In lower case; empty if there is none. */
  emailKey: string;
}

/** A condition for a guest's bookings. */
export function isOfGuest({ emailKey, id }: GuestIdentity) {
  const { guestId, travelEmail, uid } = bookings;
  const byAddress = sql`(${travelEmail} <> '' and lower(${travelEmail}) = ${emailKey})`;
  if (id === null) return sql`(${uid} is null and ${byAddress})`;
  if (emailKey === '') return sql`(${uid} is null and ${guestId} = ${id})`;
  return sql`(${uid} is null and (${guestId} = ${id} or ${byAddress}))`;
}
