import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { forgetHeld, listHeld, takeHeld, takeTurn } from '../../mails/unproved-mailboxes.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { recordBookingEvent } from '../booking-records/index.ts';
import { findUser } from '../users/index.ts';
import { listOwnTrips } from './store.ts';
import { tripToMail } from './trip-facts.ts';

/** The maximum number of trips described in one email; the others are only counted. */
const DESCRIBED = 20;

/**
 * A job: sends each person one email with all news held back for them, a day after the last email with news or as soon
 * as their address is verified.
 */
export async function sendHeldNews(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (const userId of await listHeld(context.db.orm)) {
    if (signal?.aborted) return;
    await context.db.orm.transaction((tx) => sendTo(context, tx, userId));
  }
}

async function sendTo(context: AppContext, tx: Tx, userId: string): Promise<void> {
  const { clock, mail } = context;
  const user = await findUser(tx, userId);
  if (user === null) return forgetHeld(tx, userId);
  const { email, emailKey, emailProvedAt } = user;
  const isProved = emailProvedAt !== null;
  if (!isProved && !(await takeTurn(tx, 'news', { emailKey, at: clock.now() }))) return;
  const ids = await takeHeld(tx, userId);
  const { bookings, count } = await listOwnTrips(tx, { ids, userId }, DESCRIBED);
  const trips = [];
  for (const booking of bookings) trips.push((await tripToMail(context, tx, booking)).trip);
  const [first, ...others] = trips;
  if (!first) return;
  const more = count - trips.length;
  // the email is in one language, although the trips may have been booked in several
  const { write } = wordsIn(context.config, first.booking.language);
  await mail.enqueue(tx, write.newsMail(email, { trips: [first, ...others], more, isProved }));
  for (const { id: bookingId } of bookings) {
    const by = { kind: 'system', userId: null } as const;
    const detail = { mail: 'news' };
    await recordBookingEvent(context, tx, { bookingId, kind: 'mail', by, detail });
  }
}
