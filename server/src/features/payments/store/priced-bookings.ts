import { minorStep, type ChargeMode } from '@wayfarer/contract';
import { and, asc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { payableBeforeSql } from '../../../db/money/booking-balance.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { isPaid } from '../../../db/tables/money/payments.ts';

/** Selects a traveler's bookings with a certain amount due; `day` is the first day whose trips haven't ended. */
interface Priced {
  uid: string;
  currency: string;
  amount: number;
  charge: ChargeMode;
  since: string;
  /** True if the site takes real money. */
  livemode: boolean;
}

/**
 * At most two of a traveler's bookings with this amount due: first those that can still be paid, then requests that
 * wait for an answer, then those whose trip has ended, then paid ones. Within each group, the oldest is first. Leaves
 * out canceled and expired bookings.
 */
export function listPricedBookings(db: Executor, of: Priced) {
  const { awaitsAgency, createdAt, currency, id, state, travelDate, uid } = bookings;
  const paid = isPaid(id, of.livemode);
  const stands = inArray(state, ['held', 'booked']);
  return db
    .select({ booking: getTableColumns(bookings), paid })
    .from(bookings)
    .where(and(eq(uid, of.uid), eq(currency, of.currency), eq(amountDue(of), of.amount), stands))
    .orderBy(paid, lt(travelDate, of.since), awaitsAgency, asc(createdAt), asc(id))
    .limit(2);
}

/** Must match the policy's `amountDue`; the price of a trip may exceed an integer. */
function amountDue({ charge, currency }: Pick<Priced, 'charge' | 'currency'>): SQL {
  const { counter, durationDays, first } = bookings;
  const agreed = payableBeforeSql;
  if (charge === 'total') return sql`greatest(0, coalesce(${first}, ${agreed}) - ${counter})`;
  const step = minorStep(currency);
  const share = sql`ceil(${agreed}::numeric / (${durationDays} * ${step}::integer)) * ${step}::integer`;
  return sql`greatest(0, coalesce(${first}, ${share}) - ${counter})`;
}

/**
 * Locks the bookings that `listPricedBookings` returns until the transaction ends. If another transaction held a
 * booking's lock, it may have paid that booking in the meantime.
 */
export function lockPricedBookingsForUpdate(tx: Tx, of: Priced) {
  return listPricedBookings(tx, of).for('update', { of: bookings });
}
