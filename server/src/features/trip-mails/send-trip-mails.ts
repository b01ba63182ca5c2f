import { addDays } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { LATE_DAYS } from '../../mails/trips/due.ts';
import { lockBookingForUpdate, type BookingRow } from '../booking-records/index.ts';
import { listTripsToMail } from './store.ts';
import { TIMED_MAILS, type TimedMail } from './timed-mails.ts';
import { timedTrip, tripToMail } from './trip-facts.ts';

const BATCH = 100;

/**
 * A job: writes the emails that are due. Each email is decided under its booking's lock and written in its own
 * transaction, together with the record that it was written.
 */
export async function sendTripMails(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (const mail of TIMED_MAILS) await sendTimed(context, mail, signal);
}

async function sendTimed(
  context: AppContext,
  mail: TimedMail,
  signal: AbortSignal | undefined,
): Promise<void> {
  const daysBefore = await mail.daysBefore(context.settings);
  // The local date can be a day earlier or later than the date in UTC.
  const today = context.clock.now().toISOString().slice(0, 10);
  const days = {
    fromDay: addDays(today, Math.min(0, daysBefore) - 1 - LATE_DAYS),
    toDay: addDays(today, daysBefore + 1),
  };
  for (let after: BookingRow | null = null; ;) {
    const trips: BookingRow[] = await listTripsToMail(context.db.orm, {
      ...days,
      mail,
      after,
      limit: BATCH,
    });
    for (const { id, ...trip } of trips) {
      if (signal?.aborted) return;
      if (!mail.isDay(timedTrip({ id, ...trip }), daysBefore, context.clock.now())) continue;
      await sendOne(context, mail, { id, daysBefore });
    }
    after = trips.at(-1) ?? null;
    if (trips.length < BATCH) return;
  }
}

function sendOne(
  context: AppContext,
  mail: TimedMail,
  { daysBefore, id }: { id: string; daysBefore: number },
): Promise<void> {
  return context.db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, id);
    if (booking === null) return;
    const of = await tripToMail(context, tx, booking);
    const now = context.clock.now();
    if (of.to === null || !mail.isDay(of.timed, daysBefore, now) || !mail.hasReason(of, now))
      return;
    await context.mail.enqueue(tx, await mail.compose(of, { context, db: tx, to: of.to }));
  });
}
