import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicContext } from '../context.ts';
import { databaseErrorCode } from '../db/database-errors.ts';
import { invalidInput, ProblemError } from '../problem-error.ts';
import { findKey, keepAnswer, releaseKey, takeKey, takeOverKey, type KeyRow } from './store.ts';

/** A success as it was sent: the body is JSON text. */
export interface KeptAnswer {
  status: number;
  answer: string;
}

/** After that, a request that has not ended is taken for dead with its process. */
const DEAD_AFTER_MS = 20_000;
const WAIT_MS = 5000;
const ASK_EVERY_MS = 50;
const KEY = /^[\x21-\x7e]{1,200}$/;
const UNIQUE_VIOLATION = '23505';

/** Whose key it is, and what is asked for under it. */
export interface KeyedRequest {
  /** Empty where anybody may ask: there a key belongs to whoever drew it. */
  uid: string;
  key: string;
  /** All that tells one request from another. */
  request: string;
}

/**
 * Runs a create at most once for a key of a person: later requests with the same key get the first
 * success again. Failures are not kept. The ids that `run` draws follow from the key, so that even
 * a create whose answer was lost with its process cannot be made a second time.
 * Throws `conflict` for another request under the key, or one that is still running.
 */
export async function runOnce<Context extends PublicContext>(
  context: Context,
  { uid, key, request }: KeyedRequest,
  run: (context: Context) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  if (!KEY.test(key))
    throw invalidInput('Idempotency-Key', 'must be 1 to 200 printable characters');
  const { clock, db } = context;
  const row: KeyRow = {
    uid,
    key,
    requestHash: hash(request),
    status: null,
    answer: null,
    startedAt: clock.now(),
  };
  const first = await takeKey(db.orm, row);
  const earlier = first ? null : await earlierAnswer(context, row);
  if (earlier) return earlier;
  try {
    const made = await run({ ...context, newId: idsOf(row) });
    await keepAnswer(db.orm, row, made.status, made.answer);
    return made;
  } catch (error) {
    await releaseKey(db.orm, row);
    if (!first && databaseErrorCode(error) === UNIQUE_VIOLATION) {
      throw new ProblemError('conflict', 'This was done before; only its answer was lost.', {
        cause: error,
      });
    }
    throw error;
  }
}

/** The first request's answer; null when it died and this one may take its place. */
async function earlierAnswer(
  { clock, db }: PublicContext,
  row: KeyRow,
): Promise<KeptAnswer | null> {
  const giveUpAt = performance.now() + WAIT_MS;
  do {
    const found = await findKey(db.orm, row);
    if (found && found.requestHash !== row.requestHash) {
      throw new ProblemError('conflict', 'The Idempotency-Key belongs to another request.');
    }
    if (found?.status && found.answer !== null)
      return { status: found.status, answer: found.answer };
    const now = clock.now();
    const dead = new Date(now.getTime() - DEAD_AFTER_MS);
    const mine = found ? await takeOverKey(db.orm, row, dead, now) : await takeKey(db.orm, row);
    if (mine) return null;
    await pause(ASK_EVERY_MS);
  } while (performance.now() < giveUpAt);
  throw new ProblemError(
    'conflict',
    'Your first try is still being worked on; please try again in a moment.',
    {
      retryAfter: 1,
    },
  );
}

function idsOf({ uid, key, requestHash }: KeyRow): () => string {
  let drawn = 0;
  return () => {
    drawn += 1;
    const hex = hash(JSON.stringify([uid, key, requestHash, drawn]));
    // A UUID of version 8: its bits are ours to choose.
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
