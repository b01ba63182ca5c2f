import {
  addDays,
  type CalendarDay,
  type DayState,
  earliestToday,
  firstTravelDay,
  hasLeft,
  isOutOfSeason,
  latestToday,
  type LocalNow,
  localNow,
  tripFault,
} from '@wayfarer/contract';
import type { AppContext } from '../../../../context.ts';
import { leavesAt } from '../../../../lib/local-time.ts';
import { zoneOfPlace } from '../../../../lib/time-zones.ts';
import { limitsOf, stateOf } from '../../../places/index.ts';
import { lengthTags, monthTag } from '../../records/fields/search-fields.ts';
import {
  findLimited,
  listDaysOf,
  listLimitedAfter,
  listTimedStarts,
  writeTags,
} from './store-months.ts';

const AT_ONCE = 100;
/** The number of days for which months are computed: a year, so that no month is left out. */
const REACH = 365;
/** The period before now in which departures count as just left, in milliseconds; the job runs every minute. */
const LEFT_SINCE_MS = 5 * 60_000;

type Limited = Awaited<ReturnType<typeof findLimited>>[number];
type Days = Awaited<ReturnType<typeof listDaysOf>>;
type Context = Pick<AppContext, 'clock' | 'db' | 'invalidate'>;

/**
 * Updates the months by which limited destinations are found, because days pass, fill up and become free again. A
 * destination with departures is found in the months that have a departure with room, any other in the months of its
 * season that have a free day.
 */
export async function refreshMonths(context: Context, signal?: AbortSignal): Promise<void> {
  let changed = 0;
  for (let after = ''; ;) {
    if (signal?.aborted) break;
    const some = await listLimitedAfter(context.db.orm, after, AT_ONCE);
    changed += await writeMonths(context, some);
    if (some.length < AT_ONCE) break;
    after = some.at(-1)?.id ?? after;
  }
  if (changed > 0) await context.invalidate('spots');
}

/**
 * Updates the months of destinations whose departures have left just now, because the last departure of a month may be
 * among them.
 */
export async function refreshLeft(context: Context): Promise<void> {
  const { clock, db } = context;
  const now = clock.now();
  const span = { from: earliestToday(now), to: latestToday(now) };
  const left = (await listTimedStarts(db.orm, span)).filter((start) => {
    const ago = now.getTime() - leavesAt(start, zoneOfPlace(start)).getTime();
    return ago >= 0 && ago < LEFT_SINCE_MS;
  });
  let changed = 0;
  for (const id of new Set(left.map(({ offerId }) => offerId))) {
    changed += await writeMonths(context, await findLimited(db.orm, id));
  }
  if (changed > 0) await context.invalidate('spots');
}

/** Shows a change to a destination's limits to visitors. Call it after the commit. */
export async function showLimits(context: Context, id: string): Promise<void> {
  await writeMonths(context, await findLimited(context.db.orm, id));
  await context.invalidate('spots');
}

/**
 * Shows a change to a destination's days in the catalog. Call it after the commit. Cached pages are invalidated only if
 * visitors could see a difference.
 */
export async function showDays(context: Context, id: string): Promise<void> {
  const found = await findLimited(context.db.orm, id);
  const changed = await writeMonths(context, found);
  if (changed > 0 || found.some(({ limits }) => limits.mode === 'departures')) {
    await context.invalidate('spots');
  }
}

async function writeMonths({ clock, db }: Context, some: readonly Limited[]): Promise<number> {
  if (some.length === 0) return 0;
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const span = { from: addDays(day, -2), to: addDays(day, REACH + 2) };
  const ids = some.map(({ id }) => id);
  const days = await listDaysOf(db.orm, ids, span);
  let changed = 0;
  for (const spot of some) {
    const tags = tagsOf(
      spot,
      days.filter(({ offerId }) => offerId === spot.id),
      now,
    );
    if (tags.join() === spot.searchTags.join()) continue;
    await writeTags(db.orm, spot, tags);
    changed += 1;
  }
  return changed;
}

function tagsOf(spot: Limited, days: Days, now: Date): string[] {
  const months = bookableMonths(spot, days, localNow(now, zoneOfPlace(spot)));
  const { mode } = spot.limits;
  const shown = months.filter((month) => mode === 'departures' || isInSeason(spot, month));
  return [...shown.map(monthTag), ...lengthTags(spot.travelTime)];
}

const isInSeason = ({ seasonality }: Limited, month: number) =>
  !isOutOfSeason(seasonality, `2001-${String(month).padStart(2, '0')}-01`);

/** The free places of a departure, to find the one with the most on a day; negative if it is closed. */
const freeOf = (state: DayState | undefined) =>
  state === undefined
    ? -Infinity
    : state.closed
      ? Number.MIN_SAFE_INTEGER
      : (state.left ?? Infinity);

/** The months (January is 1) with a day in the coming year on which the shortest trip could begin. */
function bookableMonths(spot: Limited, days: Days, now: LocalNow): number[] {
  const { today } = now;
  const limits = limitsOf(spot.limits);
  const known = new Map<CalendarDay, DayState>();
  for (const row of days) {
    const isShown =
      limits.mode === 'departures' ? row.scheduled && !hasLeft(row, now) : row.startTime === null;
    if (!isShown) continue;
    const [state, other] = [stateOf(row, limits), known.get(row.day)];
    if (freeOf(state) > freeOf(other)) known.set(row.day, state);
  }
  const calendar = { today, stateOf: (day: CalendarDay) => known.get(day) };
  const months = new Set<number>();
  const end = addDays(today, REACH);
  for (let day = firstTravelDay(today, spot.leadDays); day < end; day = addDays(day, 1)) {
    const month = Number(day.slice(5, 7));
    const trip = { day, days: limits.minDays, people: 1 };
    if (!months.has(month) && tripFault(trip, limits, calendar) === null) months.add(month);
  }
  return [...months].sort((one, other) => one - other);
}
