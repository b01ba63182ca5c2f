import type { PGlite } from '@electric-sql/pglite';
import type { EventSink } from './events.ts';
import type { ExtensionName } from './engine/protocol.ts';

export interface QueryResult<Row> {
  rows: Row[];
  /** The number of returned rows or, if the statement returns no rows, of changed rows. */
  rowCount: number;
}

/** Runs SQL. Parameters are $1..$n; jsonb parameters are JSON text with a `::jsonb` cast. */
export interface Executor {
  /**
   * Runs one statement. int8 is returned as number, timestamptz as Date, date as 'YYYY-MM-DD', numeric and
   * timestamp as text, json and jsonb parsed. Rejects with a DatabaseError.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** Runs any number of statements without parameters, in one implicit transaction. */
  exec(sql: string): Promise<void>;
}

/**
 * The `client` for Drizzle's PGlite driver. At run time it has only `query`, `exec` and `transaction`. The type is the
 * engine's whole class because Drizzle requires that class.
 */
export type PgliteLike = PGlite;

export interface Health {
  ok: boolean;
  /** The number of restarts since the database was opened. */
  restarts: number;
  /** The number of callers that wait for their turn. */
  queue: number;
}

export interface DurableDatabase extends Executor {
  /**
   * Runs several statements atomically. Within the callback, use only `tx`: there is only one connection, so the outer
   * `query` would wait for the transaction to end. Do slow work outside of the callback. A transaction that is idle for
   * longer than `idleInTransactionMs` is rolled back (25P03).
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /**
   * The client for `drizzle({ client: driver })`. Times are returned as PostgreSQL's text, which Drizzle's columns
   * expect.
   */
  readonly driver: PgliteLike;
  /**
   * Calls `onPayload` for every NOTIFY on a channel (exact name) that commits after the promise has resolved, even
   * after restarts. A notification sent at the moment of a crash can be lost. Resolves to a function that stops
   * listening.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * While `work` runs, allows statements to take ten minutes and transactions to be idle for ten minutes. Meant for
   * migrations and imports, which may take long on a busy machine. It applies to all callers, so don't serve requests
   * in the meantime.
   */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  health(): Promise<Health>;
  /**
   * Handles responses that have already arrived, without waiting for the event loop. Meant for programs that run for a
   * long time between two rounds of the event loop. Takes about a microsecond.
   */
  poll(): void;
  /** The estimated wait in ms for a new statement. */
  waitMs(): number;
  /**
   * Copies the cluster, consistent and synced, to a directory that must not exist yet; returns its path. Other callers
   * wait in the meantime. To restore the copy, replace `<dataDir>/pgdata` with it.
   */
  dump(directory: string): Promise<string>;
  /** Waits for running statements, writes a checkpoint, stops the worker and releases the directory. */
  close(): Promise<void>;
}

export interface MemoryOptions {
  /** The extensions that the caller can then add with `create extension`. Default: pg_trgm, unaccent. */
  extensions?: readonly ExtensionName[];
  idleInTransactionMs?: number;
  /**
   * Returns a name for a statement that the engine should keep prepared. One plan must be suitable for all values, and
   * the result type must not change with the tables. The function is called at every use; by default, no statement is
   * prepared.
   */
  nameOf?: (text: string) => string | undefined;
  onEvent?: EventSink;
}

export interface ThrowAwayOptions extends MemoryOptions {
  /** A file with the result of `packDatabase`, from which the database is copied. Default: an empty database. */
  from?: string;
}

export interface DurableOptions extends MemoryOptions {
  /** The directory with the lock and the cluster (`pgdata`), created with mode 0700 if missing. */
  dataDir: string;
  /**
   * Called if there is no cluster yet. Returns a file with the result of `packDatabase`, from which the new cluster is
   * copied.
   */
  template?: () => Promise<string | undefined>;
  /** The time limit in ms for the execution of one statement, not including the wait for its turn. Default 5000. */
  statementTimeoutMs?: number;
  /** The duration in ms from which statements are reported. By default, no statement is. */
  slowStatementMs?: number;
  /** The time in ms after which an idle transaction is rolled back. Default 15000. */
  idleInTransactionMs?: number;
  /** The maximum number of waiting callers; more are rejected with DB_BUSY. Default 5000. */
  maxQueue?: number;
  /** The maximum time from a write to a checkpoint, in ms. Default 60000. */
  checkpointMs?: number;
  /** The amount of log that makes a checkpoint due immediately, in bytes. Default 48 MB. */
  checkpointWalBytes?: number;
  /** The idle time before VACUUM starts, in ms. Default 5000. */
  vacuumIdleMs?: number;
  /** The time in ms to wait for another process to release the directory. Default 0. */
  lockRetryMs?: number;
}
