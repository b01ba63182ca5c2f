import { earliestToday, placesOf } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { mailedTrip } from '../../../mails/trips/mailed-trip.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { bookingMoney } from '../../payments/index.ts';
import { guaranteeDay, listUndecided } from '../../places/index.ts';
import { lockBookingsOfDeparture, type Departure } from '../store.ts';

/** A job: guarantees departures for which enough people have booked, each in a transaction of its own. */
export async function guaranteeDepartures(
  context: AppContext,
  signal?: AbortSignal,
): Promise<void> {
  const from = earliestToday(context.clock.now());
  for (const { day, minPeople, offerId } of await listUndecided(context.db.orm, from)) {
    if (signal?.aborted) return;
    await context.db.orm.transaction(async (tx) => {
      const booked = (await lockBookingsOfDeparture(tx, { offerId, day })).filter(
        ({ state }) => state === 'booked',
      );
      const people = booked.reduce((sum, booking) => sum + placesOf(booking), 0);
      if (people < minPeople) return;
      await guarantee(context, tx, { offerId, day }, { booked, people });
    });
  }
}

/**
 * Guarantees a departure and notifies the travelers who have booked; with `people`, only if that number is enough.
 * Returns false if the departure can't be guaranteed or already is.
 */
export async function guarantee(
  context: AppContext,
  tx: Tx,
  departure: Departure,
  { booked, people }: { booked: readonly BookingRow[]; people?: number },
): Promise<boolean> {
  const at = context.clock.now();
  const isEnough = people === undefined ? {} : { people };
  if (!(await guaranteeDay(tx, departure, { at, ...isEnough }))) return false;
  for (const booking of booked) await tell(context, tx, booking);
  return true;
}

async function tell(context: AppContext, tx: Tx, booking: BookingRow): Promise<void> {
  const to = await findBookingEmail(tx, booking);
  if (to === null) return;
  const { breakdown } = await bookingMoney(context, tx, booking);
  const words = wordsIn(context.config, booking.language);
  const trip = await mailedTrip(tx, words, { booking, breakdown });
  await context.mail.enqueue(tx, words.write.guaranteedMail(to, trip));
}
