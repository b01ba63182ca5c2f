import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicContext } from '../context.ts';
import { databaseErrorCode, violatedConstraint } from '../db/database-errors.ts';
import { describeError } from '../lib/describe-error.ts';
import { invalidInput, ProblemError } from '../problem-error.ts';
import {
  findKey,
  expireClaim,
  keepAnswer,
  releaseKey,
  claimKey,
  takeOverKey,
  type HeldKey,
  type KeyRow,
} from './store.ts';

type OwnRow = KeyRow & HeldKey;

/** A success as it was sent: the body is JSON text. */
export interface KeptAnswer {
  status: number;
  answer: string;
}

/** After that, a request that has not ended is taken for dead, where nothing says that its process is. */
const DEAD_AFTER_MS = 20_000;
const WAIT_MS = 5000;
const ASK_EVERY_MS = 50;
/** How many times an answer is asked for before it is asked once more whether there can be one. */
const ASKS_EACH_LOOK = 20;
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

/** How a create is made, and how its answer is found again when only that was lost. */
export interface Create<Context> {
  run(context: Context): Promise<KeptAnswer>;
  /** The answer about the row of this id. Throws `not_found` when it is gone since. */
  findExisting?(id: string): Promise<KeptAnswer>;
}

/**
 * Runs a create at most once for a key of a person: later requests with the same key get the first
 * success again. Failures are not kept. The ids that `run` draws follow from the key, so that even
 * a create whose answer was lost cannot be made a second time: it is found by the first of them.
 * Throws `conflict` for another request under the key, one that is still running, or one that was
 * done and cannot be found.
 */
export async function runOnce<Context extends PublicContext>(
  context: Context,
  { uid, key, request }: KeyedRequest,
  create: Create<Context>,
): Promise<KeptAnswer> {
  if (!KEY.test(key))
    throw invalidInput('Idempotency-Key', 'must be 1 to 200 printable characters');
  const { clock, db } = context;
  const row: OwnRow = {
    uid,
    key,
    requestHash: hash(request),
    status: null,
    answer: null,
    startedAt: clock.now(),
    owner: `${db.presence.id}/${randomUUID()}`,
  };
  const first = await claimKey(db.orm, row);
  const earlier = first ? null : await earlierAnswer(context, row);
  if (earlier) return earlier;
  try {
    const made = await runOrFindExisting(context, row, create);
    await keep(context, row, made);
    return made;
  } catch (error) {
    await letGo(context, row, error);
    throw error;
  }
}

async function runOrFindExisting<Context extends PublicContext>(
  context: Context,
  row: OwnRow,
  { run, findExisting }: Create<Context>,
): Promise<KeptAnswer> {
  const ids = idsOf(row);
  try {
    return await run({ ...context, newId: () => ids.draw() });
  } catch (error) {
    if (ids.first === null || !isThereAlready(error)) throw error;
    try {
      if (findExisting) return await findExisting(ids.first);
    } catch (failure) {
      if (!(failure instanceof ProblemError && failure.code === 'not_found')) throw failure;
    }
    throw new ProblemError('conflict', 'This was done before; only its answer was lost.', {
      cause: error,
    });
  }
}

/** Ids follow from the key and no other has them: one that is taken was taken by an earlier run. */
function isThereAlready(error: unknown): boolean {
  const primaryKey = violatedConstraint(error)?.endsWith('_pkey') === true;
  return primaryKey && databaseErrorCode(error) === UNIQUE_VIOLATION;
}

/** What was made is answered in any case; where it cannot be kept, the next request finds it. */
async function keep(context: PublicContext, row: OwnRow, made: KeptAnswer): Promise<void> {
  try {
    await keepAnswer(context.db.orm, row, made.status, made.answer);
  } catch (error) {
    context.log.warn({ failure: describeError(error) }, 'the answer of a create was not kept');
  }
}

/** After a refusal the key is free; after anything else the work may have been done all the same. */
async function letGo({ clock, db, log }: PublicContext, row: OwnRow, error: unknown) {
  const refused = error instanceof ProblemError && error.status < 500;
  try {
    if (refused) await releaseKey(db.orm, row);
    else await expireClaim(db.orm, row, deadSince(clock.now()));
  } catch (failure) {
    // It counts as dead after a while.
    log.warn({ failure: describeError(failure) }, 'the key of a create was not let go of');
  }
}

function deadSince(now: Date): Date {
  return new Date(now.getTime() - DEAD_AFTER_MS);
}

/** The first request's answer; null when it died and this one may take its place. */
async function earlierAnswer(
  { clock, db }: PublicContext,
  row: OwnRow,
): Promise<KeptAnswer | null> {
  const giveUpAt = performance.now() + WAIT_MS;
  let asks = 0;
  do {
    const found = await findKey(db.orm, row);
    if (found && found.requestHash !== row.requestHash) {
      throw new ProblemError('conflict', 'The Idempotency-Key belongs to another request.');
    }
    if (found?.status && found.answer !== null)
      return { status: found.status, answer: found.answer };
    const now = clock.now();
    const looks = asks % ASKS_EACH_LOOK === 0 && found !== undefined;
    asks += 1;
    const ended = looks && (await hasEnded(db, found)) ? found.owner : null;
    const mine = found
      ? await takeOverKey(db.orm, row, { now, dead: deadSince(now), ended })
      : await claimKey(db.orm, row);
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

/** A run ends with its process, whether or not anybody heard of it. */
async function hasEnded({ presence }: PublicContext['db'], { owner }: KeyRow): Promise<boolean> {
  const [process, run] = owner?.split('/') ?? [];
  return process !== undefined && run !== undefined && presence.isGone(process);
}

function idsOf({ uid, key, requestHash }: KeyRow) {
  let drawn = 0;
  const ids = {
    first: null as string | null,
    draw(): string {
      drawn += 1;
      const hex = hash(JSON.stringify([uid, key, requestHash, drawn]));
      // A UUID of version 8: its bits are ours to choose.
      const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
      ids.first ??= id;
      return id;
    },
  };
  return ids;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
