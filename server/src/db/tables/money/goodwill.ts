import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Acts with which staff give goodwill. */
export type GoodwillAct = 'refund' | 'cancellation' | 'change' | 'counter';

/** Refunds beyond the cancellation policy, in minor units; one row per act. */
export const goodwill = pgTable(
  'goodwill',
  {
    act: text('act').$type<GoodwillAct>().notNull(),
    /** The refund, cancellation or counter payment. For a change, the booking's id and revision. */
    actId: text('act_id').notNull(),
    bookingId: text('booking_id').notNull(),
    at: instant('at').notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The member's refund limit, in minor units; null if there is none. */
    limit: bigint('limit_minor', { mode: 'number' }),
  },
  ({ act, actId }) => [primaryKey({ columns: [act, actId] })],
);
