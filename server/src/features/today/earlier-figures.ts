import { addDays, TODAY_SPANS, weekdayOf } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { findAppSettings, putAppSetting } from '../../db/records/app-settings.ts';
import { localDay } from '../../lib/local-time.ts';
import { movementsIn, type Movement } from './money-movements.ts';
import { countBookedWeeks } from './store-booked-to-paid.ts';

/** The maximum age of figures. Older ones aren't used, because their age shows that the job that counts them has stopped. */
const MOST_AGE_MS = 60 * 60_000;
/** The number of latest weeks that are counted for each request, because their bookings are still being paid. */
const RECENT_WEEKS = 2;

type Wanted = Pick<AppContext, 'db' | 'payments'>;
type Week = Awaited<ReturnType<typeof countBookedWeeks>>[number];

interface Asked {
  day: string;
  timeZone: string;
}

interface EarlierFigures {
  movements: Movement[];
  weeks: Week[];
}

interface Kept extends EarlierFigures {
  /** The spans and the time zone that were counted. */
  of: string;
  at: string;
}

function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: TODAY_SPANS.months }, (_, index) => {
    const at = new Date(Date.UTC(year, month + index - TODAY_SPANS.months, 1));
    return at.toISOString().slice(0, 7);
  });
}

function lastMondays(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: TODAY_SPANS.weeks }, (_, index) =>
    addDays(monday, 7 * (index + 1 - TODAY_SPANS.weeks)),
  );
}

/** The spans of Today's report, divided into earlier ones, which hardly change, and recent ones. */
export function spansOfReport({ day, timeZone: zone }: Asked) {
  const months = lastMonths(day);
  const daysFrom = addDays(day, 1 - TODAY_SPANS.days);
  const recentFrom = `${daysFrom.slice(0, 7)}-01`;
  const mondays = lastMondays(day);
  const weeks = { to: day, zone };
  return {
    months,
    daysFrom,
    mondays,
    earlier: { from: `${months[0]}-01`, to: addDays(recentFrom, -1), daysFrom: recentFrom, zone },
    recent: { from: recentFrom, to: day, daysFrom, zone },
    earlierWeeks: { ...weeks, weeks: mondays.slice(0, -RECENT_WEEKS) },
    recentWeeks: { ...weeks, weeks: mondays.slice(-RECENT_WEEKS) },
  };
}

const nameOf = ({ payments }: Wanted) => `earlier-figures:${payments.livemode ? 'real' : 'test'}`;

function describeSpans(asked: Asked): string {
  const { earlier, earlierWeeks } = spansOfReport(asked);
  return [earlier.zone, earlier.from, earlier.to, ...earlierWeeks.weeks].join(' ');
}

async function countEarlier(context: Wanted, asked: Asked): Promise<EarlierFigures> {
  const { earlier, earlierWeeks } = spansOfReport(asked);
  const { livemode } = context.payments;
  const [movements, weeks] = await Promise.all([
    movementsIn(context, earlier),
    countBookedWeeks(context.db.orm, { ...earlierWeeks, livemode }),
  ]);
  return { movements, weeks };
}

/** Reads the kept figures; counts them if there are none, or if they are too old or cover other days. */
export async function earlierFigures(
  context: Wanted & Pick<AppContext, 'clock'>,
  asked: Asked,
): Promise<EarlierFigures> {
  const name = nameOf(context);
  const stored = (await findAppSettings(context.db.sql, [name])).get(name);
  // written by this version; a value of another version covers other spans
  const kept = stored === undefined ? null : (JSON.parse(stored) as Kept);
  const isOfThese =
    kept !== null &&
    kept.of === describeSpans(asked) &&
    context.clock.now().getTime() - Date.parse(kept.at) < MOST_AGE_MS;
  return isOfThese ? kept : countEarlier(context, asked);
}

/** A job: counts the earlier figures, so that Today needn't add up a year each time. */
export async function keepEarlierFigures(
  context: Wanted & Pick<AppContext, 'clock' | 'settings'>,
): Promise<void> {
  const now = context.clock.now();
  const timeZone = await context.settings.read('agency.timeZone');
  const asked = { day: localDay(now, timeZone), timeZone };
  const counted = await countEarlier(context, asked);
  const kept: Kept = { ...counted, of: describeSpans(asked), at: now.toISOString() };
  await putAppSetting(context.db.sql, nameOf(context), JSON.stringify(kept), now);
}
