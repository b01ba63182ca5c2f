import { hasEnded, hasVoucher, lastTripDay, tripPhase, type CheckIn } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { getBookingForStaff } from '../bookings/index.ts';
import { findUser } from '../users/index.ts';
import { isExpected } from './policy.ts';
import { findWhoRecorded } from './store.ts';

export async function checkInOf(context: UserContext, row: BookingRow): Promise<CheckIn> {
  const { durationDays: days, travelDate } = row;
  const localToday = localDay(context.clock.now(), zoneOfTrip(row));
  const booking = await getBookingForStaff(context, row.id);
  const payOnArrival = await context.settings.read('booking.payOnArrival');
  return {
    booking,
    phase: tripPhase({ travelDate, days }, localToday),
    localToday,
    lastDay: lastTripDay(travelDate, days),
    attendance: row.attendance,
    recorded: await recorded(context, row),
    open: !hasEnded(row) && isExpected({ travelDate, days }, localToday),
    voucher: hasVoucher({ ...booking, payOnArrival }),
  };
}

async function recorded(
  { db }: UserContext,
  { attendanceAt, attendanceBy, id }: BookingRow,
): Promise<CheckIn['recorded']> {
  if (attendanceAt === null) return null;
  const then = await findWhoRecorded(db.orm, id);
  const today =
    then !== null || attendanceBy === null ? null : await findUser(db.orm, attendanceBy);
  return { at: attendanceAt.toISOString(), by: then ?? today?.name ?? null };
}
