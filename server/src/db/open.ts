import { openDurable, type DurableEvent } from '@wayfarer/durable-pglite';
import type { Config } from '../config/config.ts';
import type { Logger } from '../context.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded/embedded-database.ts';
import { findEmbeddedTemplate, NEEDED_EXTENSIONS } from './embedded/embedded-template.ts';
import { nameHotStatements } from './postgres/prepared-statements.ts';
import { tellSlow } from './postgres/slow-statements.ts';

/**
 * Milliseconds to wait for the directory's lock. A killed process releases it at once; a stopping one needs a moment.
 */
const LOCK_PATIENCE_MS = 3000;
const WORRYING: ReadonlySet<DurableEvent['type']> = new Set([
  'start-failed',
  'restarted',
  'timeout',
  'idle-transaction',
  'upkeep-failed',
  'lock-lost',
  'listener-failed',
]);

export interface OpenOptions {
  /** Milliseconds from which statements are logged. */
  slowMs?: number;
  /** Called if another process took the data directory. Nothing can be read or written then. */
  onLost?: () => void;
}

/** PostgreSQL if its address is configured, otherwise the embedded database. */
export async function openDatabase(
  data: Config['data'],
  log: Logger,
  { slowMs = Infinity, onLost }: OpenOptions = {},
): Promise<Database> {
  const { databaseUrl, readUrl } = data;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(databaseUrl, log, { slowMs, ...(readUrl && { readUrl }) });
  }
  const slow = tellSlow(log);
  const engine = await openDurable({
    dataDir: data.dir,
    extensions: NEEDED_EXTENSIONS,
    template: findEmbeddedTemplate,
    lockRetryMs: LOCK_PATIENCE_MS,
    slowStatementMs: slowMs,
    nameOf: nameHotStatements(),
    onEvent: (event) => {
      if (event.type === 'slow-statement') slow(event);
      else log[WORRYING.has(event.type) ? 'warn' : 'debug'](event, 'embedded database');
      if (event.type === 'lock-lost') onLost?.();
    },
  });
  return embeddedDatabase(engine);
}
