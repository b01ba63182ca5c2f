import { awaitsAnswer } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { type BookingRow, expireBookingRow, isRequestOver } from '../booking-records/index.ts';
import { mailTrip, withoutOpenPayment } from '../payments/index.ts';
import { type AwaitingTrip, listAwaiting } from './store.ts';

const BATCH = 100;
const BY_TIME = { kind: 'system', userId: null } as const;

/**
 * A job: ends requests that the agency hasn't answered in time. Each one is decided under its booking's lock, in a
 * transaction of its own.
 */
export async function endRequests(context: AppContext, signal?: AbortSignal): Promise<void> {
  let after: AwaitingTrip | null = null;
  for (;;) {
    const now = context.clock.now();
    const found: AwaitingTrip[] = await listAwaiting(context.db.orm, { after, limit: BATCH, now });
    for (const { id } of found) {
      if (signal?.aborted) return;
      await endRequest(context, id);
    }
    after = found.at(-1) ?? null;
    if (after === null || found.length < BATCH) return;
  }
}

/** Thrown if the request was answered, or if its first day hasn't begun. */
class RequestStandsError extends Error {}

async function endRequest(context: AppContext, id: string): Promise<void> {
  try {
    await withoutOpenPayment(context, id, {
      check: async (_tx, booking) => {
        if (!isOver(booking, context.clock.now())) throw new RequestStandsError();
      },
      work: (tx, booking) => end(context, tx, booking),
    });
  } catch (error) {
    if (error instanceof RequestStandsError) return;
    // the next run tries again
    const code = error instanceof ProblemError ? error.code : null;
    if (code === 'not_found' || code === 'payment_in_progress' || code === 'provider_unavailable')
      return;
    throw error;
  }
}

const isOver = (booking: BookingRow, now: Date) =>
  awaitsAnswer(booking) && isRequestOver(booking, now);

async function end(context: AppContext, tx: Tx, booking: BookingRow): Promise<void> {
  const expired = await expireBookingRow(context, tx, booking, { kind: 'unanswered', by: BY_TIME });
  if (expired === null) return;
  const about = { booking: expired, to: await findBookingEmail(tx, expired) };
  await mailTrip(context, tx, about, (write, to, trip) => write.unansweredMail(to, trip));
}
