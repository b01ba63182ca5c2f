import { HOLD_MINUTES } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localMidnight } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { type BookingEvent, recordBookingEvent } from './record-event.ts';
import { updateBookingRow } from './store/bookings.ts';

const MINUTE_MS = 60_000;
const LEAST_MS = HOLD_MINUTES.min * MINUTE_MS;

/** How long unpaid bookings keep their places. */
export interface HoldRules {
  /** The time in minutes; 0: always. */
  minutes: number;
  /** True if bookings of destinations without limits are held, too. */
  unlimited: boolean;
}

/** Reads the agency's rules. Don't call it within a transaction. */
export async function readHoldRules(settings: AppContext['settings']): Promise<HoldRules> {
  // nothing has to be paid earlier if all of it can be paid on arrival
  const isNoneHeld = await settings.read('booking.payOnArrival');
  const minutes = isNoneHeld ? 0 : await settings.read('booking.holdMinutes');
  return { minutes, unlimited: await settings.read('booking.holdUnlimited') };
}

type Held = Pick<BookingRow, 'state' | 'heldUntil'>;

/** A new booking's state: held if its places are limited and something has to be paid. */
export function heldState(
  trip: { travelDate: string; timeZone: string; isLimited: boolean; isFree: boolean },
  { minutes, unlimited }: HoldRules,
  now: Date,
): Held {
  const isHeld = minutes > 0 && !trip.isFree && (trip.isLimited || unlimited);
  if (!isHeld) return { state: 'booked', heldUntil: null };
  const until = new Date(now.getTime() + minutes * MINUTE_MS);
  return { state: 'held', heldUntil: holdBefore(trip, until, now) };
}

/** The end of a booking's hold if the trip is moved to another date; null if it isn't held. */
export function holdAfterMove(booking: BookingRow, travelDate: string, now: Date): Date | null {
  const { heldUntil } = booking;
  return heldUntil && holdBefore({ travelDate, timeZone: zoneOfTrip(booking) }, heldUntil, now);
}

/** A hold ends before its trip begins, but not sooner than in half an hour. */
function holdBefore(
  { timeZone, travelDate }: { travelDate: string; timeZone: string },
  until: Date,
  now: Date,
): Date {
  const begins = localMidnight(travelDate, timeZone);
  if (until <= begins) return until;
  const soonest = new Date(now.getTime() + LEAST_MS);
  return soonest < until ? later(begins, soonest) : until;
}

/** The end of a hold once its payment is opened: at least half an hour from now, at most twice the usual time. */
export function holdWhilePaying(
  { createdAt, heldUntil }: { createdAt: Date; heldUntil: Date },
  { minutes }: HoldRules,
  now: Date,
): Date {
  const most = createdAt.getTime() + 2 * Math.max(minutes, HOLD_MINUTES.min) * MINUTE_MS;
  return later(heldUntil, new Date(Math.min(now.getTime() + LEAST_MS, most)));
}

const later = (a: Date, b: Date) => (a > b ? a : b);

/**
 * Books a held or expired trip for good, because money has arrived or staff say so. The caller holds the lock of the
 * booking, and of the places of an expired one. Returns the booking as it is then.
 */
export async function confirmBookingRow(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  booking: BookingRow,
  by: BookingEvent['by'],
): Promise<BookingRow> {
  const { id, revision, state } = booking;
  if (state !== 'held' && state !== 'expired') return booking;
  const confirmed = { state: 'booked', heldUntil: null, removedAt: null } as const;
  const updatedAt = context.clock.now();
  const row = await updateBookingRow(tx, id, { ...confirmed, revision: revision + 1, updatedAt });
  await recordBookingEvent(context, tx, { bookingId: id, kind: 'confirmed', by });
  return row ?? booking;
}

/** Gives back the places of a held booking. The caller holds its lock, and no one can pay it. */
export async function expireBookingRow(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  { id, revision }: BookingRow,
): Promise<BookingRow | null> {
  const updatedAt = context.clock.now();
  const change = { state: 'expired', revision: revision + 1, updatedAt } as const;
  const row = await updateBookingRow(tx, id, change);
  const by = { kind: 'system', userId: null } as const;
  await recordBookingEvent(context, tx, { bookingId: id, kind: 'expired', by });
  return row;
}
