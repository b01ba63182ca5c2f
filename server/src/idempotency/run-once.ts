import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicContext } from '../context.ts';
import { databaseErrorCode, violatedConstraint } from '../db/database-errors.ts';
import { describeError } from '../lib/describe-error.ts';
import { invalidInput, ProblemError } from '../problem-error.ts';
import {
  claimKey,
  expireClaim,
  findKey,
  releaseKey,
  saveResponse,
  takeOverKey,
  type ClaimedKey,
  type KeyRow,
} from './store.ts';

type OwnRow = KeyRow & ClaimedKey;

/** `answer` is JSON text. */
export interface SavedResponse {
  status: number;
  answer: string;
}

/** Milliseconds after which a run counts as dead, unless its process is known to be gone earlier. */
const DEAD_AFTER_MS = 20_000;
const WAIT_MS = 5000;
const POLL_EVERY_MS = 50;
/** The number of polls after which the other run's process is checked again. */
const POLLS_PER_CHECK = 20;
const KEY = /^[\x21-\x7e]{1,200}$/;
const UNIQUE_VIOLATION = '23505';

export interface KeyedRequest {
  /** Empty for public endpoints, where a key belongs to the client that generated it. */
  uid: string;
  key: string;
  /** Distinguishes this request from others. */
  request: string;
}

/** A create, and how to rebuild its response if that was lost. */
export interface Create<Context> {
  run(context: Context): Promise<SavedResponse>;
  /** Throws `not_found` if the row with this id is gone. */
  findExisting?(id: string): Promise<SavedResponse>;
}

/**
 * Runs a create at most once per person and key; later requests with the key get the first success again. Failures
 * aren't saved. The created row's id is derived from the key, so that a create whose response was lost finds its row
 * instead of a second one. Throws `conflict` if the key belongs to another request, if its request is still running, or
 * if the row of its request can't be found, and `invalid_input` for a malformed key.
 */
export async function runOnce<Context extends PublicContext>(
  context: Context,
  { uid, key, request }: KeyedRequest,
  create: Create<Context>,
): Promise<SavedResponse> {
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
  const earlier = first ? null : await earlierResponse(context, row);
  if (earlier) return earlier;
  try {
    const made = await runOrFindExisting(context, row, create);
    await save(context, row, made);
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
): Promise<SavedResponse> {
  const id = idOf(row);
  let used = false;
  const createdId = () => {
    used = true;
    return id;
  };
  try {
    return await run({ ...context, createdId });
  } catch (error) {
    if (!used || !isThereAlready(error)) throw error;
    try {
      if (findExisting) return await findExisting(id);
    } catch (failure) {
      if (!(failure instanceof ProblemError && failure.code === 'not_found')) throw failure;
    }
    throw new ProblemError('conflict', 'This was already done; only the response was lost.', {
      cause: error,
    });
  }
}

/**
 * True if the new id is taken. It is derived from the idempotency key, so an earlier run of the same request must have
 * created the record.
 */
function isThereAlready(error: unknown): boolean {
  const primaryKey = violatedConstraint(error)?.endsWith('_pkey') === true;
  return primaryKey && databaseErrorCode(error) === UNIQUE_VIOLATION;
}

/** If this fails, the next request finds the created row. */
async function save(context: PublicContext, row: OwnRow, made: SavedResponse): Promise<void> {
  try {
    await saveResponse(context.db.orm, row, made.status, made.answer);
  } catch (error) {
    context.log.warn(
      { failure: describeError(error) },
      'the response to a request with an idempotency key was not saved',
    );
  }
}

/**
 * Releases the key after a refusal. After any other failure, the create may have succeeded, so its claim only expires.
 */
async function letGo({ clock, db, log }: PublicContext, row: OwnRow, error: unknown) {
  const refused = error instanceof ProblemError && error.status < 500;
  try {
    if (refused) await releaseKey(db.orm, row);
    else await expireClaim(db.orm, row, deadSince(clock.now()));
  } catch (failure) {
    // the next request takes over once the run counts as dead
    log.warn({ failure: describeError(failure) }, 'an idempotency key was not released');
  }
}

function deadSince(now: Date): Date {
  return new Date(now.getTime() - DEAD_AFTER_MS);
}

/** Null if the first request died and this one replaces it. */
async function earlierResponse(
  { clock, db }: PublicContext,
  row: OwnRow,
): Promise<SavedResponse | null> {
  const giveUpAt = performance.now() + WAIT_MS;
  let polls = 0;
  do {
    const found = await findKey(db.orm, row);
    if (found && found.requestHash !== row.requestHash) {
      throw new ProblemError('conflict', 'The Idempotency-Key belongs to another request.');
    }
    if (found?.status && found.answer !== null)
      return { status: found.status, answer: found.answer };
    const now = clock.now();
    const checks = found !== null && polls % POLLS_PER_CHECK === 0;
    polls += 1;
    const ended = checks && (await hasEnded(db, found)) ? found.owner : null;
    const mine = found
      ? await takeOverKey(db.orm, row, { now, dead: deadSince(now), ended })
      : await claimKey(db.orm, row);
    if (mine) return null;
    await pause(POLL_EVERY_MS);
  } while (performance.now() < giveUpAt);
  throw new ProblemError(
    'conflict',
    'Your first request is still being processed; please try again in a moment.',
    { retryAfter: 1 },
  );
}

/** True if a run's process is gone. */
async function hasEnded({ presence }: PublicContext['db'], { owner }: KeyRow): Promise<boolean> {
  const [process, run] = owner?.split('/') ?? [];
  return process !== undefined && run !== undefined && presence.isGone(process);
}

/** A UUID of version 8, whose other bits are free. */
function idOf({ uid, key, requestHash }: KeyRow): string {
  const hex = hash(JSON.stringify([uid, key, requestHash, 1])); // The 1 keeps the ids the same as in earlier versions.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
