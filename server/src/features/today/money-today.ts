import {
  addDays,
  TODAY_SPANS,
  type BookedWeek,
  type MoneyIn,
  type MoneySpan,
  type Today,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { countAwaitedTransfers } from '../../db/money/awaited-transfers.ts';
import { amountsOf } from './amounts.ts';
import { earlierFigures, spansOfReport } from './earlier-figures.ts';
import { movementsIn, type Movement } from './money-movements.ts';
import { countBookedWeeks } from './store-booked-to-paid.ts';
import { sumCounterRefunds, sumOpenDisputes, sumUnfinishedRefunds } from './store-going-back.ts';
import { inBuckets, type OpenDay, sumOverdueBalances } from './store-outstanding.ts';

type Money = NonNullable<Today['money']>;

interface Asked {
  day: string;
  timeZone: string;
}

export async function moneyToday(
  context: UserContext,
  asked: Asked,
  openDays: Promise<readonly OpenDay[]>,
): Promise<Money> {
  const { recent, recentWeeks } = spansOfReport(asked);
  const { livemode } = context.payments;
  const { charge } = context.config;
  // Slow queries run in parallel, which helps if the database has several processors.
  const [open, earlier, movements, weeks, back, overdue, transfers] = await Promise.all([
    openDays,
    earlierFigures(context, asked),
    movementsIn(context, recent),
    countBookedWeeks(context.db.orm, { ...recentWeeks, livemode }),
    goingBack(context),
    sumOverdueBalances(context.db.orm, { livemode, today: asked.day }),
    countAwaitedTransfers(context.db.orm, { livemode, charge, today: asked.day }),
  ]);
  return {
    in: moneyIn(asked, [...earlier.movements, ...movements]),
    outstanding: [...inBuckets(asked.day, open)].map(([bucket, rows]) =>
      Object.assign({ bucket }, totalOf(rows)),
    ),
    overdueBalances: totalOf(overdue),
    transfers,
    goingBack: back,
    bookedToPaid: bookedToPaid(asked, [...earlier.weeks, ...weeks]),
  };
}

function moneyIn(asked: Asked, movements: readonly Movement[]): MoneyIn[] {
  const { daysFrom, months } = spansOfReport(asked);
  const days = Array.from({ length: TODAY_SPANS.days }, (_, index) => addDays(daysFrom, index));
  return [...new Set(movements.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = movements.filter((movement) => movement.currency === currency);
    return { currency, days: spansOf(days, own), months: spansOf(months, own) };
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

function bookedToPaid(
  asked: Asked,
  rows: readonly Awaited<ReturnType<typeof countBookedWeeks>>[number][],
): BookedWeek[] {
  return spansOfReport(asked).mondays.map((week, index) => {
    const { bookings = 0, canceled = 0, expired = 0, paid = 0 } = rows[index] ?? {};
    return { week, bookings, paid, canceled, expired, open: bookings - paid - canceled - expired };
  });
}
