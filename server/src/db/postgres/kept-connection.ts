import type pg from 'pg';
import type { Logger } from '../../context.ts';
import { settlesWithin } from '../../lib/with-timeout.ts';
import { isAnswer } from './guarded-pool.ts';

const RECONNECT_MS = 1000;
/** Milliseconds to wait for a connection to close, because an unavailable server doesn't answer. */
export const GOODBYE_MS = 1000;

/** Runs one statement at a time. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  end(): Promise<void>;
}

export interface KeptConnection {
  current(): Promise<Connection>;
  renew(): void;
  close(): Promise<void>;
}

interface Opening {
  newClient(): pg.Client;
  /** Sets up the session's listeners and locks. If this fails, the connection is closed. */
  onOpen(client: pg.Client): Promise<void>;
  /** Called if no connection could be opened. */
  onFailed(): void;
}

/**
 * Keeps a connection outside the pool, for notifications and locks. If it breaks, reopens it and then calls
 * `onReopened`.
 */
export function keepConnection(
  opening: Opening & { onReopened(): void },
  log: Logger,
): KeptConnection {
  let connection: Promise<Connection> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const current = (): Promise<Connection> => {
    connection ??= open(opening, (reason) => {
      connection = undefined;
      if (closed) return;
      log.warn({ err: reason }, 'the database connection for notifications broke');
      retry ??= setTimeout(reopen, RECONNECT_MS);
    });
    return connection;
  };
  const reopen = () => {
    retry = undefined;
    if (closed) return;
    current().then(opening.onReopened, () => undefined); // `open` has reported it and tries again
  };

  return {
    current,
    renew: () => {
      void connection?.then((open) => open.end()).catch(() => undefined); // it has already broken
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      if (connection) await settlesWithin(goodbye(connection), GOODBYE_MS);
    },
  };
}

async function goodbye(connection: Promise<Connection>): Promise<void> {
  const open = await connection.catch(() => undefined);
  await open?.end();
}

async function open(
  { newClient, onOpen, onFailed }: Opening,
  onBroken: (reason: string) => void,
): Promise<Connection> {
  const client = newClient();
  let broken = false;
  const report = (reason: string) => {
    if (!broken) onBroken(reason);
    broken = true;
  };
  client.on('error', (error) => report(error.message));
  client.on('end', () => report('ended'));
  try {
    await client.connect();
    await onOpen(client);
  } catch (error) {
    report(error instanceof Error ? error.message : 'unknown');
    onFailed();
    await client.end().catch(() => undefined); // the connection was never open
    throw error;
  }
  return inTurn(client);
}

/** Runs one statement after the other. If the server doesn't answer one, the connection is closed. */
function inTurn(client: pg.Client): Connection {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
      const answer = last.then(() => client.query<Row>(text, values));
      last = answer.catch((error: unknown) => {
        // the caller gets the error; without an answer, the connection is replaced
        if (!isAnswer(error)) void client.end().catch(() => undefined);
      });
      return answer;
    },
    end: () => client.end(),
  };
}
