import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** A store's parameter: inside a transaction, only its handle may be used (PGlite has one connection). */
export type Executor = Db | Tx;

/** Reads only; can neither write nor lock. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'with'>;

/** The database for a read that is the same for everyone, at the primary or a replica. */
export interface ReadableDatabase {
  orm: Reader;
  /** The estimated wait before a statement sent now would run. */
  estimatedQueueMs(): number;
}

/** The reason a read was done at the primary. */
export type NotAtReplica = 'behind' | 'away' | 'busy' | 'failed';

/** Servers that follow the primary, a moment behind. */
export interface Replicas {
  /** Reads at a replica that shows everything that is known to have changed, or otherwise at the primary. */
  read<T>(primary: ReadableDatabase, work: (db: ReadableDatabase) => Promise<T>): Promise<T>;
  /** Reports that something has changed, here or, according to a notification, elsewhere. */
  outdate(): void;
  /** Calls the listener for each read with the reason it was done at the primary; null if a replica did it. */
  onRead(listener: (reason: NotAtReplica | null) => void): void;
  close(): Promise<void>;
}

/**
 * Runs one statement with $1..$n. Types: int8 -> number, timestamptz -> Date, date -> text, json -> parsed, numeric ->
 * text.
 */
export interface SqlExecutor {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface SqlTransaction extends SqlExecutor {
  /** Runs several statements at once, without parameters, such as migrations. */
  exec(text: string): Promise<void>;
}

/** The raw port, for migrations and the embedded services. Throws `DatabaseUnavailableError`. */
export interface SqlDatabase extends SqlExecutor {
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>;
  /** PostgreSQL only: runs statements that aren't allowed in a transaction, one by one, however long they take. */
  outsideTransaction?(statements: readonly string[]): Promise<void>;
}

interface Presence {
  /** This process's id while it has the database open. */
  id: string;
  /** True if the process with this id has ended, as far as the database can tell. */
  isGone(id: string): Promise<boolean>;
}

export interface Database {
  engine: 'pglite' | 'postgres';
  orm: Db;
  sql: SqlDatabase;
  /** Calls back for each NOTIFY on the channel; the returned function stops it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Runs the work unless another process is running work under the same name; then returns null. */
  withAdvisoryLock<T>(name: string, work: () => Promise<T>): Promise<T | null>;
  /** Shows other processes on this database that this one is alive. */
  presence: Presence;
  /** Runs work that may take long, such as migrations, before anyone is served: its time limits are very high. */
  withoutTimeouts<T>(work: () => Promise<T>): Promise<T>;
  health(): Promise<{ ok: boolean }>;
  /** Handles responses that have already arrived, before the event loop gets to them. */
  drainResponses?(): void;
  /** The estimated wait before a statement sent now would run. */
  estimatedQueueMs(): number;
  /** Present if there is a DATABASE_READ_URL. */
  replicas?: Replicas;
  /** Embedded database only: copies its files, as of one moment, to a directory that must not exist. */
  copyFiles?(directory: string): Promise<void>;
  close(): Promise<void>;
}

/** Does a read that is the same for everyone, and that may run twice. */
export function readPublic<T>(
  db: Pick<Database, 'orm' | 'estimatedQueueMs' | 'replicas'>,
  work: (db: ReadableDatabase) => Promise<T>,
): Promise<T> {
  return db.replicas ? db.replicas.read(db, work) : work(db);
}
