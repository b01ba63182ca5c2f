import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';

/** Booked trips with an open balance, in minor units. Triggers update it in the transactions that change a balance. */
export const openBalances = pgTable('open_balances', {
  bookingId: text('booking_id').primaryKey(),
  travelDate: date('travel_date', { mode: 'string' }).notNull(),
  currency: text('currency').notNull(),
  /** On a site that takes real money. */
  real: bigint('real_minor', { mode: 'number' }).notNull(),
  /** On a site that also counts test payments. */
  test: bigint('test_minor', { mode: 'number' }).notNull(),
});
