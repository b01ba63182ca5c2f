import {
  addDays,
  type BookingLimits,
  type DayRecord,
  type DayState,
  hasLeft,
  limitFault,
  type LocalNow,
  NEAREST_DAYS,
  nearestStarts,
  placeFault,
  type TripStart,
  type WantedTrip,
} from '@wayfarer/contract';
import type { Executor, Tx } from '../../db/database.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { type DayKey, keyOf, keysTaken, keyText, timeTaken } from './day-keys.ts';
import { type StoredLimits, stateForWaiting, stateOf } from './present.ts';
import { leftAlready, notSoldOn, refusalOf } from './refusals.ts';
import { startTimeOf, tripPlaces } from './start-times.ts';
import { spendKept } from './store-kept.ts';
import { lockDepartureForShare } from './store-sale.ts';
import { findLimits, findSale, listDays, lockDays } from './store.ts';

const REACH = 60;

/** A trip that needs places, and the dates by which it is checked. */
export interface AskedTrip extends WantedTrip {
  offerId: string;
  /** `HH:mm` by the destination's clock; empty for a departure without a start time. See `startTimeOf`. */
  startTime: string;
  at: Date;
  /** Today at the destination, and the first day that travelers can book. */
  today: string;
  first: string;
  /** For travelers, the time of day at the destination; left out for staff, who can also book departures that have left. */
  clock?: string;
}

/**
 * Refuses a day that isn't on sale and returns the destination's limits; null if it has none. The caller holds a
 * shared lock on the destination, so that the day and the limits can't change until the transaction ends. Throws
 * `not_bookable_then`.
 */
export async function assertOnSale(
  db: Executor,
  of: { offerId: string; day: string },
): Promise<StoredLimits | null> {
  const { closed, limits } = await findSale(db, of);
  // fixed departures are closed one by one
  if (closed && limits?.mode !== 'departures') throw notSoldOn(of.day);
  return limits;
}

/**
 * Refuses a trip outside the limits, without locking anything, as for a quote. With `byStaff`, only the places have to
 * be free. Throws `not_bookable_then`, `sold_out`.
 */
export async function assertRoom(
  db: Executor,
  { startTime: named, ...trip }: Omit<AskedTrip, 'startTime'> & { startTime?: string | undefined },
  { byStaff }: { byStaff: boolean },
): Promise<void> {
  const limits = await findLimits(db, trip.offerId);
  if (limits !== null && !byStaff) refuseLimits(trip, limits);
  const startTime = await startTimeOf(db, limits, { ...trip, startTime: named, now: nowOf(trip) });
  if (limits === null) return;
  const last = addDays(trip.day, trip.days);
  const known = statesOf(await listDays(db, trip.offerId, { from: trip.day, to: last }), limits);
  await refuseFull(db, { ...trip, startTime }, limits, known);
}

/**
 * Locks the days of a new trip, after all other locks, and refuses the trip if there are no places. A trigger counts
 * the places when the booking is written. With `byStaff`, the trip may be outside of the limits, but not beyond the
 * places. With `fromKept`, the trip was on the waiting list and takes the places that are kept for it. Throws
 * `not_bookable_then`, `sold_out`.
 */
export async function holdPlaces(
  tx: Tx,
  limits: StoredLimits | null,
  trip: AskedTrip,
  { byStaff, fromKept = false }: { byStaff: boolean; fromKept?: boolean },
): Promise<void> {
  if (limits === null) return;
  if (!byStaff) refuseLimits(trip, limits);
  const days = keysTaken(limits, trip);
  if (days.length === 0) return;
  const locked = await lockDays(tx, trip.offerId, days, trip.at);
  const known = statesOf(locked, limits, fromKept ? stateForWaiting : stateOf);
  await refuseFull(tx, trip, limits, known);
  if (fromKept) await spendKept(tx, trip.offerId, days, trip.people);
}

/** A booking's places before and after a change. */
interface Move {
  /** Null if it takes none, such as a canceled booking. */
  before: (WantedTrip & DayKey) | null;
  trip: Omit<AskedTrip, 'offerId'> & { offerId: string | null };
}

/**
 * Like `holdPlaces`, for a trip that is changed or reinstated while its destination isn't locked. Only days on which
 * more people travel than before need to have room. Throws `not_bookable_then`, `sold_out`.
 */
export async function movePlaces(
  tx: Tx,
  limits: StoredLimits | null,
  { before, trip }: Move,
  { byStaff }: { byStaff: boolean },
): Promise<void> {
  const { at, day, days, offerId, startTime } = trip;
  if (offerId === null) return;
  const isMoved = before?.day !== day || before.startTime !== startTime;
  if (limits !== null && !byStaff && (isMoved || before?.days !== days)) refuseLimits(trip, limits);
  if (limits === null || limits.mode === 'open') {
    if (!isMoved) return;
    const { closed } = await lockDepartureForShare(tx, { offerId, day }, at);
    if (closed) throw notSoldOn(day);
    return;
  }
  const held = before === null ? [] : keysTaken(limits, before);
  const both = new Map([...held, ...keysTaken(limits, trip)].map((key) => [keyText(key), key]));
  const locked = await lockDays(tx, offerId, [...both.values()], at);
  const known = statesOf(locked, limits);
  for (const own of held.map(keyText)) {
    const state = known.get(own);
    if (state && before !== null) known.set(own, withoutOwn(state, before.people, trip.people));
  }
  await refuseFull(tx, { ...trip, offerId }, limits, known, !isMoved);
}

/** Locks all places of a booking again, for example of an expired or canceled one. Throws like `movePlaces`. */
export async function retakePlaces(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  const { offerId } = booking;
  const today = localDay(at, zoneOfTrip(booking));
  const trip = { ...tripPlaces(booking), offerId, at, today, first: today };
  const limits = await findLimits(tx, offerId);
  await movePlaces(tx, limits, { before: null, trip }, { byStaff: true });
}

/**
 * The state of a day without the booking's own people, who always keep their places: a party that doesn't grow fits.
 */
function withoutOwn({ left, ...state }: DayState, before: number, people: number): DayState {
  if (people <= before) return { left: null, closed: false, scheduled: true };
  return { ...state, left: left === null ? null : left + before };
}

function refuseLimits(
  trip: Pick<AskedTrip, 'day' | 'days' | 'today'>,
  limits: BookingLimits,
): void {
  const fault = limitFault(trip, limits, trip.today);
  if (fault !== null) throw refusalOf(fault);
}

/** The day and time at the destination; undefined for staff. */
export const nowOf = ({ clock, today }: Pick<AskedTrip, 'clock' | 'today'>): LocalNow | undefined =>
  clock === undefined ? undefined : { today, clock };

type States = Map<string, DayState>;

function statesOf(rows: readonly DayRecord[], limits: BookingLimits, state = stateOf): States {
  return new Map(rows.map((row) => [keyText(keyOf(row)), state(row, limits)]));
}

async function refuseFull(
  db: Executor,
  trip: AskedTrip,
  limits: BookingLimits,
  known: ReadonlyMap<string, DayState>,
  keepsOwn = false,
): Promise<void> {
  const startTime = timeTaken(limits, trip.startTime);
  const now = nowOf(trip);
  if (now && startTime !== '' && !keepsOwn && hasLeft({ day: trip.day, startTime }, now)) {
    throw leftAlready({ day: trip.day, startTime });
  }
  const fault = placeFault(trip, limits, (day) => known.get(keyText({ day, startTime })));
  if (fault === null) return;
  throw refusalOf(fault, fault.reason === 'full' ? await nearest(db, trip, limits) : []);
}

async function nearest(db: Executor, trip: AskedTrip, limits: BookingLimits): Promise<TripStart[]> {
  const { day, days, first, offerId, today } = trip;
  const span = { from: addDays(day, -REACH), to: addDays(day, REACH + days) };
  const rows = await listDays(db, offerId, span);
  const states = statesOf(rows, limits);
  const now = nowOf(trip);
  const sold = rows.filter((row) => row.scheduled && !(now && hasLeft(row, now)));
  const calendar = {
    first,
    today,
    startsOn: (at: string) =>
      limits.mode === 'departures'
        ? sold.filter((row) => row.day === at).map((row) => row.startTime)
        : [null],
    stateOf: (at: string, startTime: string | null) =>
      states.get(keyText(keyOf({ day: at, startTime }))),
  };
  const wanted = { ...trip, startTime: timeTaken(limits, trip.startTime) || null };
  return nearestStarts(wanted, limits, calendar, { most: NEAREST_DAYS, reach: REACH });
}
