import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** By what somebody at the agency gives back. */
export type GoodwillAct = 'refund' | 'cancellation' | 'change' | 'counter';

/** What staff gave back beyond the cancellation policy, in minor units; a row for each act. */
export const goodwill = pgTable(
  'goodwill',
  {
    act: text('act').$type<GoodwillAct>().notNull(),
    /** The refund, the cancellation, the counter payment; of a change, the booking and its revision. */
    actId: text('act_id').notNull(),
    bookingId: text('booking_id').notNull(),
    at: instant('at').notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The limit of the member who gave it, in minor units; null: no limit held. */
    limit: bigint('limit_minor', { mode: 'number' }),
  },
  ({ act, actId }) => [primaryKey({ columns: [act, actId] })],
);
