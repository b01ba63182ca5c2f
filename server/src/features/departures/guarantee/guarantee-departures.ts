import { earliestToday, placesOf } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { mailTrip } from '../../payments/index.ts';
import { departedBy, guaranteeDay, listUndecided } from '../../places/index.ts';
import { lockBookingsOfDeparture, type Departure } from '../store.ts';

/**
 * A job: guarantees departures for which enough people have booked, each in a transaction of its own, unless they have
 * left.
 */
export async function guaranteeDepartures(
  context: AppContext,
  signal?: AbortSignal,
): Promise<void> {
  const { clock, db } = context;
  const undecided = await listUndecided(db.orm, earliestToday(clock.now()));
  const hasLeft = await departedBy(db.orm, undecided, clock.now());
  for (const departure of undecided) {
    if (signal?.aborted) return;
    if (hasLeft(departure)) continue;
    await context.db.orm.transaction((tx) =>
      guarantee(context, tx, departure, { isMinimumNeeded: true }),
    );
  }
}

/**
 * Guarantees a departure and notifies the travelers who have booked. Returns their bookings; null if the departure
 * can't be guaranteed or already is.
 */
export async function guarantee(
  context: AppContext,
  tx: Tx,
  departure: Departure,
  { isMinimumNeeded }: { isMinimumNeeded: boolean },
): Promise<BookingRow[] | null> {
  const active = await lockBookingsOfDeparture(tx, departure);
  const booked = active.filter(({ state }) => state === 'booked');
  const people = booked.reduce((sum, booking) => sum + placesOf(booking), 0);
  const at = context.clock.now();
  if (!(await guaranteeDay(tx, departure, { at, ...(isMinimumNeeded && { people }) }))) return null;
  for (const booking of booked) {
    const about = { booking, to: await findBookingEmail(tx, booking) };
    await mailTrip(context, tx, about, (write, to, trip) => write.guaranteedMail(to, trip));
  }
  return booked;
}
