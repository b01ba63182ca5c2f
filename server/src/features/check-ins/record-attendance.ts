import { may, type CheckIn, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  recordBookingEvent,
  updateBookingRow,
  assertStands,
  lockBookingForUpdate,
  type BookingRow,
} from '../booking-records/index.ts';
import { checkInOf } from './check-in-of.ts';
import { ATTENDANCE_EVENT, isExpected } from './policy.ts';

type Input = BodyOf<'recordAttendance'>;

/**
 * Records whether a party came. If two people record the same, the second one sees who was first. Throws `not_found`,
 * `booking_cancelled`, `booking_expired`, `revision_changed`, `not_expected_today`, `forbidden`.
 */
export async function recordAttendance(
  context: UserContext,
  id: string,
  input: Input,
): Promise<CheckIn> {
  const row = await context.db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, id);
    if (booking === null) throw notFound('booking');
    assertStands(booking);
    if (booking.attendance === input.attendance) return booking;
    if (booking.revision !== input.revision) {
      const text = 'This booking has changed since you opened it.';
      throw new ProblemError('revision_changed', text);
    }
    refuseOtherDays(context, booking, input);
    return write(context, tx, booking, input);
  });
  return checkInOf(context, row);
}

/**
 * Throws if the party isn't expected today, unless the input says to record it anyway and the person may cancel
 * bookings.
 */
function refuseOtherDays({ actor: { staff }, clock }: UserContext, row: BookingRow, input: Input) {
  const today = localDay(clock.now(), zoneOfTrip(row));
  const { durationDays: days, travelDate } = row;
  if (isExpected({ travelDate, days }, today)) return;
  if (!input.anyway) {
    throw new ProblemError('not_expected_today', "This party isn't expected today.");
  }
  if (staff === null || !may(staff.role, staff.extra, 'bookings.cancel')) {
    throw new ProblemError(
      'forbidden',
      "This party isn't expected now. Ask a colleague who can cancel bookings.",
    );
  }
}

async function write(
  context: UserContext,
  tx: Tx,
  { id, revision }: BookingRow,
  { attendance }: Input,
): Promise<BookingRow> {
  const now = context.clock.now();
  const { uid: byUserId } = context.actor;
  const recorded =
    attendance === 'none'
      ? { attendanceAt: null, attendanceBy: null }
      : { attendanceAt: now, attendanceBy: byUserId };
  const change = { attendance, ...recorded, revision: revision + 1, updatedAt: now };
  const row = await updateBookingRow(tx, id, change);
  if (row === null) throw notFound('booking');
  await recordBookingEvent(context, tx, {
    bookingId: id,
    kind: ATTENDANCE_EVENT[attendance],
    by: { kind: 'staff', userId: byUserId },
  });
  await recordAct(context, tx, 'attendance_recorded', id, { attendance });
  return row;
}
