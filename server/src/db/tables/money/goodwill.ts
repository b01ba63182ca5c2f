import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** The kinds of acts with which staff give goodwill. */
export type GoodwillAct = 'refund' | 'cancellation' | 'change' | 'counter';

/** Amounts that staff refunded beyond the cancellation policy, in minor units; one row per act. */
export const goodwill = pgTable(
  'goodwill',
  {
    act: text('act').$type<GoodwillAct>().notNull(),
    /** The id of the refund, the cancellation or the counter payment. For a change, the booking's id and revision. */
    actId: text('act_id').notNull(),
    bookingId: text('booking_id').notNull(),
    at: instant('at').notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The refund limit of the member who gave it, in minor units; null: no limit. */
    limit: bigint('limit_minor', { mode: 'number' }),
  },
  ({ act, actId }) => [primaryKey({ columns: [act, actId] })],
);
