import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Companions' links. They are deleted with the booking and with the traveler's account. */
export const tripShares = pgTable('trip_shares', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  /** SHA-256. */
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null while the link works. */
  revokedAt: instant('revoked_at'),
  opened: integer('opened').notNull().default(0),
  lastSeenOn: date('last_seen_on', { mode: 'string' }),
});
