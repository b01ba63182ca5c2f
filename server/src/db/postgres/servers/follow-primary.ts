import pg from 'pg';
import { databaseHosts } from '../../../config/database-hosts.ts';
import type { Logger } from '../../../context.ts';
import { DatabaseUnavailableError } from '../../database-errors.ts';

/** A live server responds at once; one that takes longer doesn't count. */
const PROBE_MS = 2000;

/** The writable one of several servers. */
export interface Primary {
  /** The server for new connections, as far as is known. */
  url(): string;
  /** True if there are other servers to look for. */
  readonly hasOthers: boolean;
  /** Asks all servers; from then on, `url` is the writable one. False if none of them is writable. */
  find(): Promise<boolean>;
  /** Throws if a new connection leads to a server that only follows. */
  assertWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void>;
}

/**
 * Tracks the writable server in a DATABASE_URL through failovers. `onMoved` is called when open connections lead to a
 * server that is no longer the primary, and may be silent.
 */
export function followPrimary(databaseUrl: string, log: Logger, onMoved: () => void): Primary {
  const urls = databaseHosts(databaseUrl);
  let [current] = urls;
  let searching: Promise<boolean> | undefined;

  const search = async () => {
    const found = await Promise.any(urls.map(assertPrimary)).catch(() => undefined);
    if (found !== undefined && found !== current) {
      log.warn({ host: new URL(found).host }, 'the database is written to at another server now');
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
        throw new DatabaseUnavailableError('DB_UNAVAILABLE', new Error('it only follows'));
      }
    },
  };
  return primary;
}

/** True if a server answers, whether it is the primary or a standby. */
export async function isReachable(url: string): Promise<boolean> {
  return probe(url).then(
    () => true,
    () => false,
  );
}

async function assertPrimary(url: string): Promise<string> {
  if (await probe(url)) throw new Error('it only follows');
  return url;
}

/** True if the server is a standby; throws if it is unavailable. */
function probe(url: string): Promise<boolean> {
  return withProbe(url, isStandby);
}

/** Asks a server through a separate connection; throws if it is unavailable. */
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
  client.on('error', () => undefined); // the probe's own promise reports it
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.end().catch(() => undefined); // a frozen server doesn't answer the goodbye
  }
}

async function isStandby(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  return rows[0]?.standby !== false;
}
