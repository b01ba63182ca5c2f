import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { mailedTrip } from '../../mails/trips/mailed-trip.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { ProblemError } from '../../problem-error.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import {
  type BookingRow,
  confirmBookingRow,
  expireBookingRow,
  postponeHold,
} from '../booking-records/index.ts';
import { returnGifts, sumOfReturns } from '../counter-payments/index.ts';
import { bookingMoney, withoutOpenPayment } from '../payments/index.ts';
import { isOffer, listLapsedHolds } from './store.ts';

const BATCH = 100;
/** The delay in milliseconds until a hold is checked again if its payment is being processed or unknown. */
const AGAIN_MS = 5 * 60_000;

/** A job: ends holds whose time is up. Each one is decided under its booking's lock, in a transaction of its own. */
export async function endHolds(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await listLapsedHolds(context.db.orm, { now: context.clock.now(), limit: BATCH });
    for (const id of ids) {
      if (signal?.aborted) return;
      await endHold(context, id);
    }
    if (ids.length < BATCH) return;
  }
}

/** Thrown if the booking is no longer held, or if its hold was extended. */
class HoldStandsError extends Error {}

/**
 * Ends a hold and gives its places back. An open card payment is canceled at the provider first. While a payment is
 * being processed, or the provider doesn't answer, the places are kept. Returns true if the booking has expired.
 */
export async function endHold(context: AppContext, id: string): Promise<boolean> {
  try {
    return await withoutOpenPayment(context, id, {
      check: async (_tx, booking) => {
        if (!isLapsed(booking, context.clock.now())) throw new HoldStandsError();
      },
      work: (tx, booking) => end(context, tx, booking),
    });
  } catch (error) {
    if (error instanceof HoldStandsError) return false;
    const code = error instanceof ProblemError ? error.code : null;
    if (code === 'not_found') return false;
    if (code !== 'payment_in_progress' && code !== 'provider_unavailable') throw error;
    const now = context.clock.now();
    const until = new Date(now.getTime() + AGAIN_MS);
    await postponeHold(context.db.orm, id, { now, until });
    return false;
  }
}

const isLapsed = ({ heldUntil, state }: BookingRow, now: Date) =>
  state === 'held' && heldUntil !== null && heldUntil <= now;

const BY_SYSTEM = { kind: 'system', userId: null } as const;

async function end(context: AppContext, tx: Tx, booking: BookingRow): Promise<boolean> {
  const { breakdown, isPaid } = await bookingMoney(context, tx, booking);
  const at = context.clock.now();
  const gifts = isPaid
    ? []
    : await returnGifts(context, tx, booking, { most: breakdown.paid, at, who: BY_SYSTEM });
  if (isPaid || breakdown.paid > sumOfReturns(gifts)) {
    // the payment was recorded by an older version, which doesn't know holds
    await confirmBookingRow(context, tx, booking, BY_SYSTEM);
    return false;
  }
  const expired = await expireBookingRow(context, tx, booking);
  const to = expired && (await findBookingEmail(tx, expired));
  if (expired === null || to === null) return expired !== null;
  const words = wordsIn(context.config, expired.language);
  const trip = await mailedTrip(tx, words, { booking: expired, breakdown }, context.clock.now());
  const { write } = words;
  const mail = (await isOffer(tx, expired.id))
    ? write.offerEndedMail(to, trip, 'lapsed')
    : write.holdEndedMail(to, trip, gifts);
  await context.mail.enqueue(tx, mail);
  return true;
}
