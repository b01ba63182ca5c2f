import type { AppContext } from '../../../context.ts';
import { unavailability } from '../../../db/database-errors.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';
import { tellEnd, tellStandstill } from './mails.ts';
import {
  findNextOfBatch,
  noteFailed,
  noteGone,
  pauseBatch,
  postpone,
  type BatchRow,
  type WaitingBooking,
} from './store.ts';

/** Does what a batch is for to one booking; in the same transaction it calls `noteDone`. */
export type BatchWork = (bookingId: string) => Promise<void>;

const SECOND = 1000;
/** So many bookings in a row for which nothing could be reached: the card provider or the database is away. */
const AWAY_AFTER = 3;
const PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 600 * SECOND;
/** After about a day, by the pauses between. */
const MOST_TRIES = 150;

/** Ended meanwhile by somebody else: nothing is left to do. */
const GONE = new Set(['booking_cancelled', 'booking_expired', 'not_found']);

/**
 * Goes on with a batch. What fails for one booking is noted with it, under a stable code, and the others go on.
 * A booking for which the card provider or the database cannot be reached is tried again later, for a day; while
 * that is so for one after the other, the batch waits. Broken off anywhere, it goes on with the next call.
 */
export async function runBatch(
  context: AppContext,
  batch: BatchRow,
  { signal, work }: { signal: AbortSignal | undefined; work: BatchWork },
): Promise<void> {
  const { clock, db } = context;
  await tellStandstill(context, batch);
  if (batch.nextTryAt !== null && batch.nextTryAt > clock.now()) return;
  let away = 0;
  for (;;) {
    if (signal?.aborted) return;
    const next = await findNextOfBatch(db.orm, batch.id, clock.now());
    if (next === null) break;
    away = (await tryBooking(context, batch, next, work)) ? 0 : away + 1;
    if (away === AWAY_AFTER) {
      await pauseBatch(db.orm, batch.id, new Date(clock.now().getTime() + PAUSE_MS));
      return;
    }
  }
  await tellEnd(context, batch);
}

/** Returns whether that booking could be reached, however it went. */
async function tryBooking(
  { clock, db, log }: AppContext,
  { id: batchId }: BatchRow,
  { bookingId, tries: before }: WaitingBooking,
  work: BatchWork,
): Promise<boolean> {
  try {
    await work(bookingId);
    return true;
  } catch (error) {
    const { code, isAway } = failureOf(error);
    const now = clock.now();
    const of = { batchId, bookingId };
    if (GONE.has(code)) {
      await noteGone(db.orm, of, now);
      return true;
    }
    const tries = before + 1;
    if (isAway && tries < MOST_TRIES) {
      const nextTryAt = new Date(now.getTime() + pauseAfter(tries));
      await postpone(db.orm, { ...of, tries, nextTryAt });
      return false;
    }
    const level = error instanceof ProblemError ? 'warn' : 'error';
    log[level]({ ...of, code, failure: describeError(error) }, 'a booking of a batch failed');
    await noteFailed(db.orm, { ...of, code }, now);
    return true;
  }
}

/** 10 s, 20 s, 40 s and so on, up to ten minutes. */
function pauseAfter(tries: number): number {
  return Math.min(10 * SECOND * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}

function failureOf(error: unknown): { code: string; isAway: boolean } {
  if (error instanceof ProblemError) return { code: error.code, isAway: error.status === 503 };
  const isAway = unavailability(error) !== null;
  return { code: isAway ? 'unavailable' : 'internal', isAway };
}
