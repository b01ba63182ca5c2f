import pg from 'pg';
import type { Logger } from '../../../context.ts';
import { settlesWithin } from '../../../lib/with-timeout.ts';
import type { NotAtReplica, ReadableDatabase } from '../../database.ts';
import {
  databaseErrorCode,
  DatabaseUnavailableError,
  isSqlState,
  unavailability,
} from '../../database-errors.ts';
import { closeIdle, guardConnections, type Asking, type PoolConnection } from '../guarded-pool.ts';
import { GOODBYE_MS } from '../kept-connection.ts';
import { nameHotStatements } from '../prepared-statements.ts';
import { estimateQueue } from '../queue-estimate.ts';
import { askStanding, type LogPosition, type Standing } from './log-position.ts';
import type { RequiredPosition } from './required-position.ts';

/** Shorter than the primary's, because a failed read is repeated there. */
const TIMES = { connectionTimeoutMillis: 1000, query_timeout: 3500, statement_timeout: 3000 };
/** The session refuses to write, even if the replica has become a primary. */
const READ_ONLY = '-c default_transaction_read_only=on';
/** Milliseconds before a replica that is behind or away is tried again. */
const BEHIND_MS = 100;
const AWAY_MS = 5000;

export interface Replica {
  /** Reads include all required changes, or fail. */
  db: ReadableDatabase;
  /** Why reading from this replica isn't worth trying now, or null. */
  reason(): NotAtReplica | null;
  /** Why a read failed; null if the replica isn't to blame. */
  reasonOf(error: unknown): NotAtReplica | null;
  close(): Promise<void>;
}

class UnfitError extends DatabaseUnavailableError {
  readonly standing: Exclude<Standing, 'current'>;
  constructor(standing: Exclude<Standing, 'current'>) {
    super('DB_UNAVAILABLE', new Error(WORDS[standing]));
    this.standing = standing;
  }
}

const WORDS: Record<Exclude<Standing, 'current'>, string> = {
  behind: 'the replica is behind',
  primary: 'the replica is a primary',
  stranger: 'the replica does not follow this database',
};

export interface ReplicaParts {
  url: string;
  settings: pg.PoolConfig;
  required: RequiredPosition;
  onAsked: Asking['onAsked'];
  log: Logger;
}

export function openReplica({ url, settings, required, onAsked, log }: ReplicaParts): Replica {
  const pool = poolOf(url, settings);
  const connections = guardConnections(pool, {
    nameOf: nameHotStatements(),
    onAsked,
    primary: { hasOthers: false, find: () => Promise.resolve(false) },
    beforeUse: requiring(required),
  });
  const { host } = new URL(url);
  let behindUntil = 0;
  let retry: NodeJS.Timeout | undefined;
  let isTold = false;

  const tryAgain = async () => {
    const failure = await connections
      .withOne(() => Promise.resolve())
      .catch((error: unknown) => error);
    if (pool.ending) return;
    const isAway = reasonOf(failure) === 'away';
    retry = isAway ? later(tryAgain, AWAY_MS) : undefined;
    if (isAway === isTold) return;
    isTold = isAway;
    if (!isAway) log.info({ host }, 'the replica can be read from again');
    else if (isPrimary(failure)) log.info({ host }, 'the primary is among the replicas');
    else log.warn({ host, err: wordsOf(failure) }, 'a replica cannot be read from');
  };
  /** Doesn't use the replica until a probe of it succeeds. */
  const leaveAlone = () => {
    if (retry) return;
    retry = later(tryAgain, 0);
    closeIdle(pool).catch(() => undefined); // an unreachable server has no open connections
  };

  return {
    db: {
      orm: connections.orm as unknown as ReadableDatabase['orm'],
      estimatedQueueMs: estimateQueue(pool),
    },
    reason: () => (retry ? 'away' : performance.now() < behindUntil ? 'behind' : null),
    reasonOf: (error) => {
      const reason = reasonOf(error);
      if (reason === 'behind') behindUntil = performance.now() + BEHIND_MS;
      if (reason === 'away') leaveAlone();
      return reason;
    },
    close: async () => {
      clearTimeout(retry);
      await settlesWithin(pool.end(), GOODBYE_MS);
    },
  };
}

function poolOf(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    ...TIMES,
    connectionString: url,
    options: `${settings.options ?? ''} ${READ_ONLY}`,
  });
  // without these listeners, a lost connection, idle or busy, would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined); // the next read finds out
  return pool;
}

/** Asks only once per connection and position, because a replica never goes back behind a position. */
function requiring(required: RequiredPosition): (on: PoolConnection) => Promise<void> {
  const reached = new WeakMap<PoolConnection, LogPosition>();
  return async (on) => {
    const position = await required.current();
    if (position === null) throw new UnfitError('behind');
    if (reached.get(on) === position) return;
    const standing = await askStanding((text, values) => on.query({ text, values }), position);
    if (standing !== 'current') throw new UnfitError(standing);
    reached.set(on, position);
  };
}

/**
 * A statement that was aborted to let the replica replay changes, or rejected as a write. The next read may succeed.
 */
const OF_THE_STATEMENT = /^(?:40|25006)/;

function reasonOf(error: unknown): NotAtReplica | null {
  const known = unavailability(error);
  const code = databaseErrorCode(error) ?? '';
  if (known instanceof UnfitError) return known.standing === 'behind' ? 'behind' : 'away';
  if (known?.code === 'DB_BUSY') return 'busy';
  if (known?.code === 'DB_UNAVAILABLE' && !OF_THE_STATEMENT.test(code)) return 'away';
  return known || isSqlState(code) ? 'failed' : null;
}

function isPrimary(error: unknown): boolean {
  const known = unavailability(error);
  return known instanceof UnfitError && known.standing === 'primary';
}

function wordsOf(error: unknown): string | undefined {
  const known = unavailability(error);
  return known?.cause instanceof Error ? known.cause.message : known?.message;
}

const later = (work: () => Promise<void>, ms: number) => setTimeout(() => void work(), ms).unref();
