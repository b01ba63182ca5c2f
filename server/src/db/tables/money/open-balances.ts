import { and, gt, lt, type SQL } from 'drizzle-orm';
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';

/** Booked trips with an open balance, in minor units. Triggers update it in the transactions that change a balance. */
export const openBalances = pgTable('open_balances', {
  bookingId: text('booking_id').primaryKey(),
  travelDate: date('travel_date', { mode: 'string' }).notNull(),
  currency: text('currency').notNull(),
  /** The last day for paying it online; null if it is due on arrival. */
  balanceDueOn: date('balance_due_on', { mode: 'string' }),
  /** The balance on a site that takes real money. */
  real: bigint('real_minor', { mode: 'number' }).notNull(),
  /** The balance on a site that also counts test payments. */
  test: bigint('test_minor', { mode: 'number' }).notNull(),
});

/** The balance on a site that takes real money, or on one that also counts test payments. */
export const openMinor = (livemode: boolean) => (livemode ? openBalances.real : openBalances.test);

/** A balance that was to be paid online before `today`, the agency's day. */
export const isOverdue = ({ livemode, today }: { livemode: boolean; today: string }) =>
  and(lt(openBalances.balanceDueOn, today), gt(openMinor(livemode), 0)) as SQL;
