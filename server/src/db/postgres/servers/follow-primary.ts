import pg from 'pg';
import { databaseHosts } from '../../../config/database-hosts.ts';
import type { Logger } from '../../../context.ts';
import { DatabaseUnavailableError } from '../../database-errors.ts';

/** A live server responds at once; one that takes longer does not count. */
const PROBE_MS = 2000;

/** Which of several servers can be written to. */
export interface Primary {
  /** Where new connections go, as far as is known. */
  url(): string;
  /** Whether there is another one to look for. */
  readonly hasOthers: boolean;
  /** Asks all servers; `url` is the one that can be written to from then on. False: none of them can. */
  find(): Promise<boolean>;
  /** Throws where a new connection leads to a server that only follows. */
  assertWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void>;
}

/**
 * Follows the writable one of the servers that a DATABASE_URL names, through failovers. `onMoved`: connections
 * that are open lead to a server that is the primary no more, and perhaps silent.
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

/** Whether a server answers, be it the primary or one that follows. */
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

/** Whether the server is a standby; throws where it is away. */
function probe(url: string): Promise<boolean> {
  return withProbe(url, isStandby);
}

/** Asks a server by a connection of its own; throws where it is away. */
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
  client.on('error', () => undefined); // the probe's own promise says so
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.end().catch(() => undefined); // a frozen server takes no leave
  }
}

async function isStandby(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  return rows[0]?.standby !== false;
}
