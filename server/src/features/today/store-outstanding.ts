import { addDays, BUCKET_DAYS, OUTSTANDING_BUCKETS } from '@wayfarer/contract';
import { and, gte, lte, sql, type SQL } from 'drizzle-orm';
import { joinedBalance } from '../../db/money/booking-balance.ts';
import type { Executor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { isOverdue, openBalances, openMinor } from '../../db/tables/money/open-balances.ts';

type Bucket = (typeof OUTSTANDING_BUCKETS)[number];

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);

interface Days {
  from: string;
  to: string;
}

export const outstandingDays = (day: string): Days => ({
  from: addDays(day, BUCKET_DAYS.overdue.from),
  to: addDays(day, BUCKET_DAYS.later.to),
});

export interface OpenDay {
  day: string;
  currency: string;
  count: number;
  amount: number;
}

/** Sums of open balances, from the table that keeps them. */
export function sumOpenDays(
  db: Executor,
  { from, to }: Days,
  livemode: boolean,
): Promise<OpenDay[]> {
  const { currency, travelDate } = openBalances;
  const open = openMinor(livemode);
  return db
    .select({
      day: travelDate,
      currency,
      count: number(sql`count(*)`),
      amount: number(sql`sum(${open})`),
    })
    .from(openBalances)
    .where(and(gte(travelDate, from), lte(travelDate, to), sql`${open} > 0`))
    .groupBy(travelDate, currency);
}

/** Sums of open balances, computed from the ledger, which takes seconds with a million bookings. */
export function sumOpenDaysSlowly(
  db: Executor,
  { from, to }: Days,
  livemode: boolean,
): Promise<OpenDay[]> {
  const { balance, onReal, onTest, real, test } = joinedBalance(db, livemode);
  const { currency, state, travelDate } = bookings;
  const rows = db
    .select({ day: travelDate, currency, balance: sql<number>`${balance}`.as('balance') })
    .from(bookings)
    .leftJoin(real, onReal);
  const open = (test === null ? rows : rows.leftJoin(test, onTest))
    .where(
      and(
        sql`${state} = 'booked'`, // a literal, because the index covers only this state
        gte(travelDate, from),
        lte(travelDate, to),
      ),
    )
    .as('open');
  return db
    .select({
      day: open.day,
      currency: open.currency,
      count: number(sql`count(*)`),
      amount: number(sql`sum(${open.balance})`),
    })
    .from(open)
    .where(sql`${open.balance} > 0`)
    .groupBy(open.day, open.currency);
}

/** Sums by currency of the balances whose day has passed. */
export function sumOverdueBalances(db: Executor, of: { livemode: boolean; today: string }) {
  const { currency } = openBalances;
  return db
    .select({
      currency,
      count: number(sql`count(*)`),
      amount: number(sql`sum(${openMinor(of.livemode)})`),
    })
    .from(openBalances)
    .where(isOverdue(of))
    .groupBy(currency);
}

export function inBuckets(today: string, days: readonly OpenDay[]): Map<Bucket, OpenDay[]> {
  const limits = OUTSTANDING_BUCKETS.map(
    (bucket) => [bucket, addDays(today, BUCKET_DAYS[bucket].to)] as const,
  );
  const found = new Map(limits.map(([bucket]): [Bucket, OpenDay[]] => [bucket, []]));
  for (const row of days) {
    const [bucket] = limits.find(([, last]) => row.day <= last) ?? [];
    if (bucket !== undefined) found.get(bucket)?.push(row);
  }
  return found;
}
