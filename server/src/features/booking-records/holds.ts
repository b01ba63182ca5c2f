import {
  addDays,
  type AvailabilityMode,
  HOLD_MINUTES,
  TRANSFER_GRACE_DAYS,
} from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay, localMidnight } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { type BookingEvent, recordBookingEvent } from './record-event.ts';
import { updateBookingRow } from './store/bookings.ts';

const MINUTE_MS = 60_000;
const LEAST_MS = HOLD_MINUTES.min * MINUTE_MS;

export interface HoldRules {
  /** The time in minutes; 0 means that unpaid bookings always keep their places. */
  minutes: number;
  /** True if bookings of destinations without limits are held, too. */
  unlimited: boolean;
}

/** Reads the agency's rules. Don't call it within a transaction. */
export async function readHoldRules(settings: AppContext['settings']): Promise<HoldRules> {
  // no booking is held if travelers can pay everything on arrival
  const isNoneHeld = await settings.read('booking.payOnArrival');
  const minutes = isNoneHeld ? 0 : await settings.read('booking.holdMinutes');
  return { minutes, unlimited: await settings.read('booking.holdUnlimited') };
}

type Held = Pick<BookingRow, 'state' | 'heldUntil' | 'awaitsAgency'>;

/**
 * A new booking's state. It is held if something has to be paid, unless `minutes` is 0. Bookings without limited places
 * are held only if `unlimited` is true.
 */
export function heldState(
  trip: {
    travelDate: string;
    timeZone: string;
    limits: { mode: AvailabilityMode } | null;
    isFree: boolean;
  },
  { minutes, unlimited }: HoldRules,
  now: Date,
): Held {
  const isLimited = trip.limits !== null && trip.limits.mode !== 'open';
  const isHeld = minutes > 0 && !trip.isFree && (isLimited || unlimited);
  if (!isHeld) return { state: 'booked', heldUntil: null, awaitsAgency: false };
  const until = new Date(now.getTime() + minutes * MINUTE_MS);
  return { state: 'held', heldUntil: holdBefore(trip, until, now), awaitsAgency: false };
}

/** The days of a moved trip that depend on its travel date: the end of a hold, and the day of an announced transfer. */
export function daysAfterMove(
  booking: BookingRow,
  travelDate: string,
  now: Date,
): Pick<BookingRow, 'heldUntil' | 'transferDueOn'> {
  const { heldUntil, transferDueOn: due } = booking;
  const latest = addDays(travelDate, -1);
  return {
    heldUntil:
      heldUntil && holdBefore({ travelDate, timeZone: zoneOfTrip(booking) }, heldUntil, now),
    transferDueOn: due !== null && due > latest ? latest : due,
  };
}

/**
 * The end of a hold while a transfer is on its way: some days after the day by which it is to arrive. `zone` is the
 * agency's time zone.
 */
export function holdForTransfer(
  booking: Pick<BookingRow, 'travelDate' | 'timeZone' | 'travelCountry'> & { heldUntil: Date },
  { dueOn, zone }: { dueOn: string; zone: string },
  now: Date,
): Date {
  const until = localMidnight(addDays(dueOn, 1 + TRANSFER_GRACE_DAYS), zone);
  const { heldUntil, travelDate } = booking;
  return later(heldUntil, holdBefore({ travelDate, timeZone: zoneOfTrip(booking) }, until, now));
}

/** The state of a request: its places are kept until the agency answers. */
export const REQUESTED = { state: 'held', heldUntil: null, awaitsAgency: true } as const;

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

/**
 * The end of a hold once its payment is opened: at least half an hour from now, but not extended beyond twice the usual
 * time.
 */
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
 * Books a held or expired trip for good, because money has arrived or staff confirm it. The caller holds the lock of
 * the booking and, if it has expired, of its places. Returns the confirmed booking.
 */
export async function confirmBookingRow(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  booking: BookingRow,
  by: BookingEvent['by'],
): Promise<BookingRow> {
  const { id, revision, state } = booking;
  if (state !== 'held' && state !== 'expired') return booking;
  const confirmed = {
    state: 'booked',
    heldUntil: null,
    awaitsAgency: false,
    declinedReason: null,
    removedAt: null,
  } as const;
  const updatedAt = context.clock.now();
  const row = await updateBookingRow(tx, id, { ...confirmed, revision: revision + 1, updatedAt });
  await recordBookingEvent(context, tx, { bookingId: id, kind: 'confirmed', by });
  return row ?? booking;
}

/**
 * True if it is too late to answer a request: the trip's first day has begun at the destination. A request made or
 * changed on that day can be answered until the day ends.
 */
export function isRequestOver(booking: BookingRow, now: Date): boolean {
  const zone = zoneOfTrip(booking);
  const today = localDay(now, zone);
  if (today !== booking.travelDate) return today > booking.travelDate;
  return localDay(booking.updatedAt, zone) < today;
}

/**
 * Accepts a request: the trip can then be paid, or is booked if no payment is needed. The caller holds the booking's
 * lock.
 */
export async function acceptBookingRow(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  booking: BookingRow,
  { by, state }: { by: BookingEvent['by']; state: Held },
): Promise<BookingRow> {
  const { id, revision } = booking;
  const change = { ...state, revision: revision + 1, updatedAt: context.clock.now() };
  const row = await updateBookingRow(tx, id, change);
  await recordBookingEvent(context, tx, { bookingId: id, kind: 'accepted', by });
  return row ?? booking;
}

/** The reason why a held booking ends: it wasn't paid, or the agency declined it or didn't answer. */
interface HoldEnd {
  kind: 'expired' | 'declined' | 'unanswered';
  by: BookingEvent['by'];
  reason?: string;
}

const NOT_PAID: HoldEnd = { kind: 'expired', by: { kind: 'system', userId: null } };

/**
 * Gives back the places of a held booking. The caller holds the booking's lock and has made sure that no one can pay
 * for it.
 */
export async function expireBookingRow(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  { id, revision }: BookingRow,
  { by, kind, reason }: HoldEnd = NOT_PAID,
): Promise<BookingRow | null> {
  const updatedAt = context.clock.now();
  const declinedReason = reason ?? null;
  const ended = { state: 'expired', awaitsAgency: false, declinedReason } as const;
  const row = await updateBookingRow(tx, id, { ...ended, revision: revision + 1, updatedAt });
  await recordBookingEvent(context, tx, { bookingId: id, kind, by });
  return row;
}
