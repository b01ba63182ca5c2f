import pg from 'pg';
import { databaseHosts } from '../../../config/database-hosts.ts';
import type { Logger } from '../../../context.ts';
import { DatabaseUnavailableError } from '../../database-errors.ts';

/** Milliseconds; a healthy server answers at once. */
const PROBE_MS = 2000;

/** The server that accepts writes. */
export interface Primary {
  /** The URL for new connections: the last known primary's. */
  url(): string;
  /** True if other servers may become the primary. */
  readonly hasOthers: boolean;
  /** Sets `url` to the server that accepts writes. Returns false if none does. */
  find(): Promise<boolean>;
  /** Throws if a new connection's server doesn't accept writes. */
  assertWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void>;
}

/**
 * Follows the primary among the servers of a DATABASE_URL. Calls `onMoved` when open connections lead to a former
 * primary, which may never answer.
 */
export function followPrimary(databaseUrl: string, log: Logger, onMoved: () => void): Primary {
  const urls = databaseHosts(databaseUrl);
  let [current] = urls;
  let searching: Promise<boolean> | undefined;

  const search = async () => {
    const found = await Promise.any(urls.map(assertPrimary)).catch(() => undefined);
    if (found !== undefined && found !== current) {
      log.warn({ host: new URL(found).host }, 'another database server is now the primary');
      current = found;
      onMoved();
    }
    return found !== undefined;
  };

  const primary: Primary = {
    url: () => current,
    hasOthers: urls.length > 1,
    find: () => {
      searching ??= search().finally(() => {
        searching = undefined;
      });
      return searching;
    },
    assertWritable: async (client) => {
      if (primary.hasOthers && (await isStandby(client))) {
        throw new DatabaseUnavailableError('DB_UNAVAILABLE', new Error('the server is a standby'));
      }
    },
  };
  return primary;
}

/** True if a server answers, regardless of its role. */
export async function isReachable(url: string): Promise<boolean> {
  return probe(url).then(
    () => true,
    () => false,
  );
}

async function assertPrimary(url: string): Promise<string> {
  if (await probe(url)) throw new Error('the server is a standby');
  return url;
}

/** True for a standby. Throws if the server is unavailable. */
function probe(url: string): Promise<boolean> {
  return withProbe(url, isStandby);
}

/** On its own connection. Throws if the server is unavailable. */
export async function withProbe<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wayfarer-probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined); // the failed statement reports the error
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.end().catch(() => undefined); // a frozen server doesn't answer when the connection is closed
  }
}

async function isStandby(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  return rows[0]?.standby !== false;
}
