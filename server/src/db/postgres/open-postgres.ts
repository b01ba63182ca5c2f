import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from '../../context.ts';
import { settlesWithin } from '../../lib/with-timeout.ts';
import type { Database, Db, SqlDatabase, SqlTransaction } from '../database.ts';
import {
  closeIdle,
  guardConnections,
  refuse,
  type Asking,
  type PoolConnection,
  type PoolConnections,
} from './guarded-pool.ts';
import { followPrimary, type Primary } from './servers/follow-primary.ts';
import { askPosition } from './servers/log-position.ts';
import { openReplicas } from './servers/replicas.ts';
import { RequiredPosition } from './servers/required-position.ts';
import { estimateQueue } from './queue-estimate.ts';
import { advisoryLocks, isGone, takePresence } from './advisory-lock.ts';
import { GOODBYE_MS, keepConnection } from './kept-connection.ts';
import { Listeners } from './listen-notify.ts';
import { nameHotStatements } from './prepared-statements.ts';
import { tellSlow } from './slow-statements.ts';

const CONNECT_MS = 4000;
const STATEMENT_MS = 8000;
const IDLE_IN_TRANSACTION_MS = 15_000;
/** Connections for statements; one more is for notifications and locks. */
export const POOL_SIZE = 12;
/**
 * No JIT compilation and no parallel workers, because statements read few rows of large tables, even if the planner
 * expects more.
 */
const PLANS = '-c jit=off -c max_parallel_workers_per_gather=0';
/** The time limit of migrations and imports, in milliseconds. */
const PATIENT_MS = 30 * 60_000;

const PATIENT_SETTINGS =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** The types that `SqlExecutor` promises: int8 and bigint counts as numbers, calendar days as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === pg.types.builtins.INT8) return Number;
    if (id === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(id, format ?? 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export interface PostgresOptions {
  /** The name that `pg_stat_activity` shows. */
  name?: string;
  /** Milliseconds from which statements are logged. */
  slowMs?: number;
  readUrl?: string;
}

const SETTINGS = {
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: STATEMENT_MS + 1000,
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  keepAlive: true,
  options: PLANS,
  max: POOL_SIZE,
  idleTimeoutMillis: 30_000,
  types,
};

/** Opens PostgreSQL, even while the server is down: `health` then reports the outage, and calls are refused. */
export function openPostgres(
  url: string,
  log: Logger,
  { name = 'wayfarer', slowMs = Infinity, readUrl }: PostgresOptions = {},
): Database {
  const primary = followPrimary(url, log, () => {
    replicas?.outdate();
    kept.renew();
    void closeIdle(pool).catch(() => undefined); // an unreachable server has no open connections
  });
  const settings = { ...SETTINGS, application_name: name };
  const { newClient, pool } = openPool(primary, settings, log);
  const estimatedQueueMs = estimateQueue(pool);
  const patience = new Patience();
  const tell = tellSlow(log);
  const onAsked: Asking['onAsked'] = (statement) => {
    // work in `withoutTimeouts` is expected to be slow
    if (statement.ms >= slowMs && !patience.isAsked()) tell(statement);
  };
  const connections = guardConnections(pool, { primary, nameOf: nameHotStatements(), onAsked });
  const required = new RequiredPosition(() => askPosition((text) => connections.query({ text })));
  const replicas =
    readUrl === undefined ? undefined : openReplicas(readUrl, { settings, required, onAsked, log });
  const sql = rawPort(connections, () => patience.isAsked());
  const id = randomUUID();
  const listeners = new Listeners();
  const kept = keepConnection(
    {
      newClient,
      onFailed: () => {
        if (primary.hasOthers) void primary.find();
      },
      onOpen: async (client) => {
        await primary.assertWritable(client);
        await takePresence(client, id);
        await listeners.attach(client);
      },
      onReopened: () => listeners.announceGap(),
    },
    log,
  );
  return {
    engine: 'postgres',
    orm: connections.orm as unknown as Db,
    sql,
    listen: (channel, onPayload) => listeners.listen(kept, channel, onPayload),
    withAdvisoryLock: advisoryLocks(kept),
    presence: { id, isGone: (other) => isGone(sql, other) },
    notify: async (channel, payload) => {
      await sql.query('select pg_notify($1, $2)', [channel, payload]);
    },
    withoutTimeouts: (work) => patience.during(work),
    health: () => healthOf(sql),
    estimatedQueueMs,
    ...(replicas && { replicas }),
    close: async () => {
      // when their connections close, statements of unfinished jobs are rolled back
      const ends = [kept.close(), replicas?.close(), settlesWithin(pool.end(), GOODBYE_MS)];
      await Promise.all(ends);
    },
  };
}

/** `newClient` opens a connection to the primary outside the pool. */
function openPool(primary: Primary, settings: pg.PoolConfig, log: Logger) {
  /** Connects to the server that is the primary at that time. */
  class PrimaryClient extends pg.Client {
    constructor() {
      super({ ...settings, connectionString: primary.url() });
    }
  }
  const pool = new pg.Pool({
    ...settings,
    Client: PrimaryClient,
    onConnect: primary.assertWritable,
  });
  // without these listeners, a lost connection, idle or busy, would end the process
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error.message }, 'a database connection broke'));
  });
  pool.on('error', () => undefined); // reported above
  return { newClient: () => new PrimaryClient(), pool };
}

/** Counts running work that has no time limits. */
class Patience {
  #works = 0;

  isAsked(): boolean {
    return this.#works > 0;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#works += 1;
    try {
      return await work();
    } finally {
      this.#works -= 1;
    }
  }
}

async function healthOf(sql: SqlDatabase): Promise<{ ok: boolean }> {
  try {
    await sql.query('select 1');
    return { ok: true };
  } catch {
    return { ok: false };
  }
}

function rawPort(connections: PoolConnections, isPatient: () => boolean): SqlDatabase {
  return {
    query: (text, params = []) => run(connections, { text, params }),
    transaction: async (work) => {
      const patient = isPatient();
      const within = async (on: PoolConnection) => {
        await run(on, { text: 'begin', patient });
        try {
          if (patient) await run(on, { text: PATIENT_SETTINGS, patient });
          const result = await work(transactionOn(on, patient));
          await run(on, { text: 'commit', patient });
          return result;
        } catch (error) {
          // if the rollback fails, the connection and its transaction are discarded
          await on.query({ text: 'rollback' }).catch(() => undefined);
          throw error;
        }
      };
      return connections.withOne(within);
    },
    outsideTransaction: (statements) =>
      connections.withOne(async (on) => {
        await run(on, { text: 'set statement_timeout = 0' });
        try {
          for (const text of statements) await run(on, { text, patient: true });
        } finally {
          await run(on, { text: 'reset statement_timeout' });
        }
      }),
  };
}

function transactionOn(on: PoolConnection, patient: boolean): SqlTransaction {
  return {
    query: (text, params = []) => run(on, { text, params, patient }),
    exec: async (text) => {
      await run(on, { text, patient });
    },
  };
}

interface Statement {
  text: string;
  params?: readonly unknown[];
  patient?: boolean;
}

async function run<Row>(
  on: Pick<PoolConnection, 'query'>,
  { text, params = [], patient = false }: Statement,
): Promise<{ rows: Row[]; rowCount: number }> {
  const statement = {
    text,
    ...(params.length > 0 && { values: [...params] }),
    ...(patient && { query_timeout: PATIENT_MS }),
  };
  const result = await on.query(statement).catch(refuse);
  return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
}
