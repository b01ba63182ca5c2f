import {
  addDays,
  ALL_WEEKDAYS,
  type CalendarDay,
  daysTaken,
  repeatedDays,
  tripPrice,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Clock } from '../../ports.ts';
import type { Db, Tx } from '../database.ts';
import { appSettings, bookingEvents, bookings, spots } from '../tables.ts';
import { departures, spotAvailability, weekdayBits } from '../tables/departures.ts';
import { DEMO_MARK, demoSpotId, Destination, readJson, stableId } from './demo-content.ts';

/** The mark in the database. Its value is the day after which days are filled again. */
const MARK = 'demo-departures-1';
/** The number of days after each start for which departures are planned. */
const PLANNED = 365;
/** The number of days from a start to the full days, so that they aren't over soon. */
const FULL_AFTER = 24;

const DemoLimits = z.object({
  slug: z.string(),
  limits: z.object({
    mode: z.enum(['daily', 'departures']),
    capacity: z.number(),
    minDays: z.number(),
    maxDays: z.number(),
    confirm: z._default(z.enum(['at_once', 'on_request']), 'at_once'),
  }),
  /** Departures on these weekdays, between two dates (`MM-DD`) of each year. */
  departures: z.optional(
    z.object({ weekdays: z.array(z.number()), from: z.string(), to: z.string(), note: z.string() }),
  ),
  /** A trip that takes all places of its days. Each has its own traveler, because days may overlap. */
  full: z.optional(z.object({ traveler: z.string(), people: z.number(), days: z.number() })),
});
type DemoLimits = z.output<typeof DemoLimits>;

interface Start {
  today: CalendarDay;
  now: Date;
  /** True if the last full days are over, or if there were none yet. */
  isFilling: boolean;
}

/**
 * Limits the places of some of the demo's destinations and plans their departures. Runs at every start, so that there
 * are always upcoming departures. Keeps what someone has changed, and leaves out destinations that were booked before
 * they had limits.
 * @returns true if anything was added
 */
export async function loadDemoDepartures(db: Db, clock: Clock): Promise<boolean> {
  const known = await db.select().from(appSettings).where(eq(appSettings.name, DEMO_MARK));
  if (known.length === 0) return false;
  const [destinations, limited] = await Promise.all([
    readJson('destinations.json', z.array(Destination)),
    readJson('departures.json', z.array(DemoLimits)),
  ]);
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    const isFilling = await beginFilling(tx, today, now);
    let added = 0;
    for (const of of limited) {
      const index = destinations.findIndex(({ slug }) => slug === of.slug);
      const id = demoSpotId(of.slug, index);
      const name = destinations[index]?.spot ?? '';
      added += await limitSpot(tx, { id, name }, of, { today, now, isFilling });
    }
    return added > 0;
  });
}

/** Moves the mark, so that only one process fills days. Returns false if the mark's day hasn't passed. */
async function beginFilling(tx: Tx, today: CalendarDay, now: Date): Promise<boolean> {
  const value = addDays(today, FULL_AFTER);
  const moved = await tx
    .insert(appSettings)
    .values({ name: MARK, value, createdAt: now })
    .onConflictDoUpdate({
      target: appSettings.name,
      set: { value },
      setWhere: lt(appSettings.value, today),
    })
    .returning();
  return moved.length > 0;
}

/** Returns the number of added days and limits. */
async function limitSpot(
  tx: Tx,
  { id, name }: { id: string; name: string },
  { departures: planned, full, limits, slug }: DemoLimits,
  start: Start,
): Promise<number> {
  const [spot] = await tx
    .select()
    .from(spots)
    .where(and(eq(spots.id, id), eq(spots.spot, name)))
    .for('no key update');
  if (!spot || !(await isOwn(tx, id, limits, start.now))) return 0;
  let added = 0;
  if (planned) {
    const days = plannedDays(planned, start.today);
    const rows = days.map((day) => ({
      offerId: id,
      day,
      scheduled: true,
      note: planned.note,
      updatedAt: start.now,
    }));
    const made = await tx.insert(departures).values(rows).onConflictDoNothing().returning();
    added += made.length;
  }
  if (!full || !start.isFilling) return added;
  const day = fullDay(planned, start.today);
  return added + (await fillDay(tx, spot, { day, slug, ...limits, ...full }, start.now));
}

/** Sets the demo's limits unless the destination has others or bookings. Returns true if the demo's limits apply. */
async function isOwn(
  tx: Tx,
  offerId: string,
  limits: DemoLimits['limits'],
  updatedAt: Date,
): Promise<boolean> {
  const [set] = await tx
    .select()
    .from(spotAvailability)
    .where(eq(spotAvailability.offerId, offerId));
  if (set) return set.revision === 1 && set.mode === limits.mode;
  const [booked] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.offerId, offerId))
    .limit(1);
  if (booked) return false; // skipped, because the places of its bookings would have to be counted
  const weekdays = weekdayBits(ALL_WEEKDAYS);
  await tx
    .insert(spotAvailability)
    .values({ offerId, ...limits, weekdays, revision: 1, updatedAt });
  return true;
}

function plannedDays(
  { from, to, weekdays }: NonNullable<DemoLimits['departures']>,
  today: CalendarDay,
): CalendarDay[] {
  const rule = { from: today, to: addDays(today, PLANNED), weekdays, except: [] };
  return repeatedDays(rule, PLANNED).days.filter((day) => {
    const inYear = day.slice(5);
    return inYear >= from && inYear <= to;
  });
}

function fullDay(planned: DemoLimits['departures'], today: CalendarDay): CalendarDay {
  const from = addDays(today, FULL_AFTER);
  return planned ? (plannedDays(planned, from)[0] ?? from) : from;
}

interface FullTrip extends Pick<DemoLimits['limits'], 'mode'> {
  slug: string;
  traveler: string;
  day: CalendarDay;
  days: number;
  people: number;
}

/** Fills a day with a booking, as staff book for a customer at the counter. */
async function fillDay(
  tx: Tx,
  spot: typeof spots.$inferSelect,
  { day, days, mode, people, slug, traveler }: FullTrip,
  now: Date,
): Promise<number> {
  const { cost, country, currency, id: offerId } = spot;
  for (const taken of daysTaken(mode, { day, days })) {
    await tx
      .insert(departures)
      .values({ offerId, day: taken, capacity: people, updatedAt: now })
      .onConflictDoUpdate({
        target: [departures.offerId, departures.day, departures.startTime],
        set: { capacity: people },
      });
  }
  const id = stableId(`booking:${slug}:${day}`, now.getTime());
  const party = { adults: people, children: 0, infants: 0 };
  const price = tripPrice({ perDay: cost, currency, days, party }, USUAL_PRICE_RULES);
  await tx.insert(bookings).values({
    id,
    spotId: offerId,
    offerId,
    contributed: false,
    travelSpot: spot.spot,
    travelCountry: country,
    travelSeason: spot.seasonality,
    travelName: traveler,
    travelEmail: '',
    cost,
    currency,
    travelDate: day,
    durationDays: days,
    ...party,
    total: price.total,
    priceLines: price.lines,
    priceRules: USUAL_PRICE_RULES,
    createdAt: now,
    updatedAt: now,
  });
  await tx
    .insert(bookingEvents)
    .values({ bookingId: id, at: now, byKind: 'staff', kind: 'booked', detail: {} });
  return 1;
}
