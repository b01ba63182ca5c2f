import pg from 'pg';
import type { Logger } from '../../context.ts';
import { settlesWithin } from '../../lib/with-timeout.ts';
import { isAnswer } from './guarded-pool.ts';

type Listener = (payload: string) => void;

const RECONNECT_MS = 1000;
/** A server that is away answers no goodbye, and misses nothing without. */
export const GOODBYE_MS = 1000;

/** What one connection of its own does beside the pool: LISTEN, and locks that die with the process. */
export interface PostgresSignals {
  listen(channel: string, onPayload: Listener): Promise<() => Promise<void>>;
  withAdvisoryLock<T>(name: string, work: () => Promise<T>): Promise<T | null>;
  close(): Promise<void>;
}

/**
 * Keeps one connection for notifications and advisory locks, and makes it again when it breaks.
 * After a break every listener is called once with an empty payload: something may have been missed.
 */
export function openPostgresSignals(
  settings: pg.ClientConfig,
  log: Logger,
  presence: string,
): PostgresSignals {
  const listeners = new Map<string, Set<Listener>>();
  const running = new Set<string>();
  let client: Promise<Connection> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = (): Promise<Connection> => {
    client ??= open({ settings, listeners, presence }, (reason) => {
      client = undefined;
      if (closed) return;
      log.warn({ err: reason }, 'the database connection for notifications broke');
      retry ??= setTimeout(reconnect, RECONNECT_MS);
    });
    return client;
  };
  const reconnect = () => {
    retry = undefined;
    if (closed) return;
    connect().then(
      () => listeners.forEach((callbacks) => callbacks.forEach((call) => call(''))),
      () => undefined, // `open` has reported it and another try is set
    );
  };

  return {
    listen: async (channel, onPayload) => {
      const known = listeners.get(channel) ?? new Set<Listener>();
      listeners.set(channel, known.add(onPayload));
      await (await connect()).query(`listen ${pg.escapeIdentifier(channel)}`);
      // The connection goes on listening until it ends: whoever stops is about to end it.
      return async () => void known.delete(onPayload);
    },
    withAdvisoryLock: async (name, work) => {
      if (running.has(name)) return null; // the lock belongs to the connection, so it would be given twice
      running.add(name);
      try {
        const on = await connect();
        if (!(await tryLock(on, name))) return null;
        try {
          return await work();
        } finally {
          await on
            .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
            .catch(() => on.end());
        }
      } finally {
        running.delete(name);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      if (client) await settlesWithin(goodbye(client), GOODBYE_MS);
    },
  };
}

async function goodbye(client: Promise<Connection>): Promise<void> {
  const open = await client.catch(() => undefined);
  await open?.end();
}

/** A connection that asks one question at a time, as the protocol does: jobs share it. */
interface Connection {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  end(): Promise<void>;
}

function inTurn(client: pg.Client): Connection {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
      const answer = last.then(() => client.query<Row>(text, values));
      last = answer.catch((error: unknown) => {
        // Whoever asked hears of it; a connection that keeps silent is made anew.
        if (!isAnswer(error)) void client.end().catch(() => undefined);
      });
      return answer;
    },
    end: () => client.end(),
  };
}

async function tryLock(client: Connection, name: string): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as got',
    [name],
  );
  return rows[0]?.got === true;
}

/** The lock by which a process is known to live: it goes with the connection. */
export const presenceLock = (id: string) => `wayfarer process ${id}`;

interface Opening {
  settings: pg.ClientConfig;
  listeners: ReadonlyMap<string, ReadonlySet<Listener>>;
  presence: string;
}

async function open(
  { settings, listeners, presence }: Opening,
  onBroken: (reason: string) => void,
): Promise<Connection> {
  const client = new pg.Client(settings);
  let broken = false;
  const report = (reason: string) => {
    if (!broken) onBroken(reason);
    broken = true;
  };
  client.on('error', (error) => report(error.message));
  client.on('end', () => report('ended'));
  client.on('notification', ({ channel, payload = '' }) => {
    listeners.get(channel)?.forEach((call) => call(payload));
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [
      presenceLock(presence),
    ]);
    for (const channel of listeners.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
  } catch (error) {
    report(error instanceof Error ? error.message : 'unknown');
    await client.end().catch(() => undefined); // it never was connected
    throw error;
  }
  return inTurn(client);
}
