import {
  addDays,
  TODAY_SPANS,
  type BookedWeek,
  type MoneyIn,
  type MoneySpan,
  type Today,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { amountsOf } from './amounts.ts';
import { countBookedWeeks } from './store-booked-to-paid.ts';
import { sumCounterRefunds, sumOpenDisputes, sumUnfinishedRefunds } from './store-going-back.ts';
import { sumCardPayments, sumCounterPayments, sumLostDisputes, sumRefunds } from './store-money.ts';
import { inBuckets, type OpenDay } from './store-outstanding.ts';

type Money = NonNullable<Today['money']>;

interface Asked {
  day: string;
  /** IANA name of the agency's time zone. */
  timeZone: string;
}

/** Money received, outstanding and being refunded, for staff with access to the ledger. */
export async function moneyToday(
  context: UserContext,
  asked: Asked,
  openDays: Promise<readonly OpenDay[]>,
): Promise<Money> {
  // Slow queries run in parallel, which helps if the database has several processors.
  const [open, moved, weeks, back] = await Promise.all([
    openDays,
    moneyIn(context, asked),
    bookedToPaid(context, asked),
    goingBack(context),
  ]);
  return {
    in: moved,
    outstanding: [...inBuckets(asked.day, open)].map(([bucket, rows]) =>
      Object.assign({ bucket }, totalOf(rows)),
    ),
    goingBack: back,
    bookedToPaid: weeks,
  };
}

/** A sum of money in minor units that moved on a day, or in the month that begins on that day. */
interface Movement {
  day: string;
  currency: string;
  part: 'card' | 'counter' | 'back';
  amount: number;
}

async function moneyIn(
  { db: { orm }, payments: { livemode } }: UserContext,
  { day, timeZone: zone }: Asked,
): Promise<MoneyIn[]> {
  const months = lastMonths(day);
  const daysFrom = addDays(day, 1 - TODAY_SPANS.days);
  const span = { from: `${months[0]}-01`, to: day, daysFrom, zone, livemode };
  const as = (part: Movement['part']) => (row: Omit<Movement, 'part'>) => ({ ...row, part });
  const counter = await sumCounterPayments(orm, span);
  const movements: Movement[] = [
    ...(await sumCardPayments(orm, span)).map(as('card')),
    ...counter.map(({ kind, ...row }) => as(kind === 'received' ? 'counter' : 'back')(row)),
    ...(await sumRefunds(orm, span)).map(as('back')),
    ...(await sumLostDisputes(orm, span)).map(as('back')),
  ];
  const days = Array.from({ length: TODAY_SPANS.days }, (_, index) => addDays(daysFrom, index));
  return [...new Set(movements.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = movements.filter((movement) => movement.currency === currency);
    return { currency, days: spansOf(days, own), months: spansOf(months, own) };
  });
}

/** The latest months as `2027-03`, ending with the current one. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: TODAY_SPANS.months }, (_, index) => {
    const at = new Date(Date.UTC(year, month + index - TODAY_SPANS.months, 1));
    return at.toISOString().slice(0, 7);
  });
}

/** Adds up movements by day or month. The name of a month is a prefix of the names of its days. */
function spansOf(spans: readonly string[], movements: readonly Movement[]): MoneySpan[] {
  const sums = new Map(spans.map((span) => [span, { span, card: 0, counter: 0, back: 0 }]));
  const length = spans[0]?.length ?? 0;
  for (const { amount, day, part } of movements) {
    const sum = sums.get(day.slice(0, length));
    if (sum) sum[part] += amount;
  }
  return [...sums.values()];
}

async function goingBack({
  db: { orm },
  payments: { livemode },
}: UserContext): Promise<Money['goingBack']> {
  const unfinished = await sumUnfinishedRefunds(orm, livemode);
  const inState = (state: string) => unfinished.filter((row) => row.state === state);
  return {
    pending: withOldest(inState('pending')),
    failed: withOldest(inState('failed')),
    disputes: withOldest(await sumOpenDisputes(orm, livemode)),
    counter: totalOf(await sumCounterRefunds(orm)),
  };
}

interface Sums {
  count: number;
  amount: number;
  currency: string;
}

const totalOf = (rows: readonly Sums[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  amounts: amountsOf(rows),
});

function withOldest(rows: readonly (Sums & { oldestAt: string })[]) {
  const times = rows.map(({ oldestAt }) => new Date(oldestAt).toISOString()).toSorted();
  return { ...totalOf(rows), oldestAt: times[0] ?? null };
}

async function bookedToPaid(
  { db: { orm }, payments: { livemode } }: UserContext,
  { day, timeZone: zone }: Asked,
): Promise<BookedWeek[]> {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(day, -weekday);
  const weeks = Array.from({ length: TODAY_SPANS.weeks }, (_, index) =>
    addDays(monday, 7 * (index + 1 - TODAY_SPANS.weeks)),
  );
  const rows = await countBookedWeeks(orm, { weeks, to: day, zone, livemode });
  return weeks.map((week, index) => {
    const { bookings = 0, canceled = 0, expired = 0, paid = 0 } = rows[index] ?? {};
    return { week, bookings, paid, canceled, expired, open: bookings - paid - canceled - expired };
  });
}
