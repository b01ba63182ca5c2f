import type { AppContext } from '../../../context.ts';
import { unavailability } from '../../../db/database-errors.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';
import {
  findNextOfBatch,
  noteFailed,
  noteGone,
  pauseBatch,
  postpone,
  type BatchRow,
  type WaitingBooking,
} from '../../booking-batches/index.ts';
import { tellEnd, tellStandstill } from './tell-agency.ts';

/** Processes one booking of a batch; calls `noteDone` in the same transaction. */
export type BatchWork = (bookingId: string) => Promise<void>;

const SECOND = 1000;
/** The number of failures in a row after which the card provider or the database is considered down. */
const AWAY_AFTER = 3;
const PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 600 * SECOND;
/** The number of tries, about a day's worth with the pauses in between. */
const MOST_TRIES = 150;

/** Codes that mean that the booking has ended in the meantime, so there is nothing left to do. */
const GONE = new Set(['booking_cancelled', 'booking_expired', 'not_found']);

/**
 * Continues a batch. If a booking fails, a stable code is stored with it, and the other bookings continue. A booking
 * is retried for a day if the card provider or the database can't be reached; if that happens several times in a row,
 * the batch pauses. After an interruption, the next call continues.
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

/** The pause before the next try, in milliseconds: 10 s, 20 s, 40 s and so on, up to ten minutes. */
function pauseAfter(tries: number): number {
  return Math.min(10 * SECOND * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}

function failureOf(error: unknown): { code: string; isAway: boolean } {
  if (error instanceof ProblemError) return { code: error.code, isAway: error.status === 503 };
  const isAway = unavailability(error) !== null;
  return { code: isAway ? 'unavailable' : 'internal', isAway };
}
