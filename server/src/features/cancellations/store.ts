import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { counterPayments } from '../../db/tables/bookings.ts';

export interface CounterSums {
  received: number;
  returned: number;
}

/** The sums received and returned at the counter for a booking, in minor units, without voided entries. */
export async function counterSums(db: Executor, id: string): Promise<CounterSums> {
  const { amount, bookingId, kind, voidedAt } = counterPayments;
  const sumOf = (wanted: 'received' | 'returned') =>
    sql`coalesce(sum(${amount}) filter (where ${kind} = ${wanted}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ received: sumOf('received'), returned: sumOf('returned') })
    .from(counterPayments)
    .where(and(eq(bookingId, id), isNull(voidedAt)));
  return row ?? { received: 0, returned: 0 };
}
