import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Links by which companions look at a trip; gone with the booking, and with the account of its traveler. */
export const tripShares = pgTable('trip_shares', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  /** SHA-256 of the token, which is not kept. */
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  /** From then on it leads nowhere. */
  revokedAt: instant('revoked_at'),
  opened: integer('opened').notNull().default(0),
  lastSeenOn: date('last_seen_on', { mode: 'string' }),
});
