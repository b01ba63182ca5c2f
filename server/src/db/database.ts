import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** The database, with either driver. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The parameter of stores. Inside a transaction, use only its own handle, because PGlite has one connection. */
export type Executor = Db | Tx;

/** A handle that can neither write nor lock. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'with'>;

/** The database for reads that are the same for everyone: the primary or a replica. */
export interface ReadableDatabase {
  orm: Reader;
  /** The estimated wait of a new statement, in milliseconds. */
  estimatedQueueMs(): number;
}

/** Why the primary did a read. */
export type NotAtReplica = 'behind' | 'away' | 'busy' | 'failed';

/** Servers that follow the primary with a short delay. */
export interface Replicas {
  /** Reads from a replica with all known changes, or from the primary if there is none. */
  read<T>(primary: ReadableDatabase, work: (db: ReadableDatabase) => Promise<T>): Promise<T>;
  /**
   * To be called after each change in this process or, by a notification, in another one: replicas then have to catch
   * up before they are read again.
   */
  outdate(): void;
  /** Called for each read, with the reason why the primary did it, or null if a replica did. */
  onRead(listener: (reason: NotAtReplica | null) => void): void;
  close(): Promise<void>;
}

/**
 * Runs single statements with parameters $1..$n. Types: int8 -> number, timestamptz -> Date, date -> text, json ->
 * parsed, numeric -> text.
 */
export interface SqlExecutor {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface SqlTransaction extends SqlExecutor {
  /** Runs several statements at once, without parameters. */
  exec(text: string): Promise<void>;
}

/** The database without Drizzle, for migrations and the embedded services. Calls throw `DatabaseUnavailableError`. */
export interface SqlDatabase extends SqlExecutor {
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>;
  /** PostgreSQL only: runs statements one by one, outside a transaction and without a time limit. */
  outsideTransaction?(statements: readonly string[]): Promise<void>;
}

interface Presence {
  /** This process's id while it has the database open. */
  id: string;
  /** True if the process with this id has surely ended. */
  isGone(id: string): Promise<boolean>;
}

export interface Database {
  engine: 'pglite' | 'postgres';
  orm: Db;
  sql: SqlDatabase;
  /** Returns a function that ends the listening. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Runs the work, or returns null if work of the same name is running in any process. */
  withAdvisoryLock<T>(name: string, work: () => Promise<T>): Promise<T | null>;
  /** Shows other processes on this database that this one is alive. */
  presence: Presence;
  /** Runs work before anyone is served, such as migrations. Its time limits are very high. */
  withoutTimeouts<T>(work: () => Promise<T>): Promise<T>;
  health(): Promise<{ ok: boolean }>;
  /** Handles responses that have already arrived, without waiting for the event loop. */
  drainResponses?(): void;
  /** The estimated wait of a new statement, in milliseconds. */
  estimatedQueueMs(): number;
  /** Present only with DATABASE_READ_URL. */
  replicas?: Replicas;
  /** Embedded database only: copies the files, as of one moment, to a directory that must not exist. */
  copyFiles?(directory: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs a read that is the same for everyone, possibly twice. */
export function readPublic<T>(
  db: Pick<Database, 'orm' | 'estimatedQueueMs' | 'replicas'>,
  work: (db: ReadableDatabase) => Promise<T>,
): Promise<T> {
  return db.replicas ? db.replicas.read(db, work) : work(db);
}
