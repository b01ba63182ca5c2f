import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Links with which companions view a trip. They are deleted with the booking and with the traveler's account. */
export const tripShares = pgTable('trip_shares', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  /** The SHA-256 hash of the token. The token itself isn't stored. */
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The time when the link was turned off; null while it works. */
  revokedAt: instant('revoked_at'),
  opened: integer('opened').notNull().default(0),
  lastSeenOn: date('last_seen_on', { mode: 'string' }),
});
