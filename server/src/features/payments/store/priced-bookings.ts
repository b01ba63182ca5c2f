import { minorStep, type ChargeMode } from '@wayfarer/contract';
import { and, asc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { isPaid } from '../../../db/tables/payments.ts';

/** A traveller's bookings for which an amount is due, and the day from which trips are not over. */
interface Priced {
  uid: string;
  currency: string;
  amount: number;
  charge: ChargeMode;
  since: string;
  /** Of the site: whether it takes real money. */
  livemode: boolean;
}

/**
 * At most two of a traveller's bookings for which this amount is due: those that may still be paid
 * come first, then those whose trip is over, then those that are paid; the oldest first. None that has ended.
 */
export function listPricedBookings(db: Executor, of: Priced) {
  const { createdAt, currency, id, state, travelDate, uid } = bookings;
  const paid = isPaid(id, of.livemode);
  const stands = inArray(state, ['held', 'booked']);
  return db
    .select({ booking: getTableColumns(bookings), paid })
    .from(bookings)
    .where(and(eq(uid, of.uid), eq(currency, of.currency), eq(amountDue(of), of.amount), stands))
    .orderBy(paid, lt(travelDate, of.since), asc(createdAt), asc(id))
    .limit(2);
}

/** As the policy's `amountDue` has it; a trip may cost more than an integer. */
function amountDue({ charge, currency }: Pick<Priced, 'charge' | 'currency'>): SQL {
  const { cost, counter, durationDays, total } = bookings;
  const agreed = sql`coalesce(${total}, ${cost}::bigint * ${durationDays})`;
  if (charge === 'total') return sql`greatest(0, ${agreed} - ${counter})`;
  const step = minorStep(currency);
  const share = sql`ceil(${agreed}::numeric / (${durationDays} * ${step}::integer)) * ${step}::integer`;
  return sql`greatest(0, ${share} - ${counter})`;
}

/** The same, locked until the transaction ends. What waited for a lock may be paid since. */
export function lockPricedBookingsForUpdate(tx: Tx, of: Priced) {
  return listPricedBookings(tx, of).for('update', { of: bookings });
}
