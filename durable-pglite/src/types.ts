import type { PGlite } from '@electric-sql/pglite';
import type { EventSink } from './events.ts';
import type { ExtensionName } from './engine/protocol.ts';

export interface QueryResult<Row> {
  rows: Row[];
  /** The number of rows returned, or changed if the statement returns none. */
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
 * The `client` for Drizzle's PGlite driver. At run time it has only `query`, `exec` and `transaction`; the
 * type is the engine's whole class because Drizzle requires it.
 */
export type PgliteLike = PGlite;

export interface Health {
  ok: boolean;
  /** Number of restarts since the database was opened. */
  restarts: number;
  /** Number of callers that wait for their turn. */
  queue: number;
}

export interface DurableDatabase extends Executor {
  /**
   * Runs several statements atomically. Use only `tx` inside, because there is one connection, and the
   * outer `query` would wait for the transaction to end. Keep slow work outside. A transaction that is
   * idle for longer than `idleInTransactionMs` is rolled back (25P03).
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /** For `drizzle({ client: driver })`. Times are PostgreSQL's text, as Drizzle's columns expect them. */
  readonly driver: PgliteLike;
  /**
   * Calls back for every NOTIFY on a channel (exact name) that commits after this has resolved, also across
   * restarts; a notification sent at the moment of a crash can be lost. Resolves to a function that stops
   * listening.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Allows statements to take ten minutes, and transactions to be idle as long, while the work runs. For
   * migrations and imports, even on a busy machine. It applies to all callers, so don't serve requests in
   * the meantime.
   */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  health(): Promise<Health>;
  /**
   * Processes responses that have already arrived, before the event loop would. For programs that do much
   * between two rounds of the loop. Takes about a microsecond.
   */
  poll(): void;
  /** The estimated wait in ms for a new statement. */
  waitMs(): number;
  /**
   * Copies the cluster, consistent and synced, to a directory that must not exist; returns its path. Other
   * callers wait in the meantime. To restore it, replace `<dataDir>/pgdata` with the copy.
   */
  dump(directory: string): Promise<string>;
  /** Waits for running work, writes a checkpoint, stops the worker and releases the directory. */
  close(): Promise<void>;
}

export interface MemoryOptions {
  /** Extensions to make available; the caller runs `create extension`. Default: pg_trgm, unaccent. */
  extensions?: readonly ExtensionName[];
  idleInTransactionMs?: number;
  /**
   * Returns a name for statements that the engine should keep prepared. One plan must fit all values, and
   * the result type must not change with the tables. Called at every use; default: none.
   */
  nameOf?: (text: string) => string | undefined;
  onEvent?: EventSink;
}

export interface ThrowAwayOptions extends MemoryOptions {
  /** A file with the result of `packDatabase`; the database starts as a copy of it. Default: an empty database. */
  from?: string;
}

export interface DurableOptions extends MemoryOptions {
  /** Contains the lock and the cluster (`pgdata`); created with mode 0700 if missing. */
  dataDir: string;
  /** Called if there is no cluster yet: a file with the result of `packDatabase`, which the new one is a copy of. */
  template?: () => Promise<string | undefined>;
  /** Time limit for executing one statement; waiting for a turn doesn't count. Default 5000. */
  statementTimeoutMs?: number;
  /** Reports statements that take at least this long. Default: none. */
  slowStatementMs?: number;
  /** Default 15000. */
  idleInTransactionMs?: number;
  /** Maximum number of waiting callers; further ones are rejected with DB_BUSY. Default 5000. */
  maxQueue?: number;
  /** Maximum time from a write to a checkpoint. Default 60000. */
  checkpointMs?: number;
  /** Log volume that makes a checkpoint due immediately. Default 48 MB. */
  checkpointWalBytes?: number;
  /** Idle time before VACUUM starts. Default 5000. */
  vacuumIdleMs?: number;
  /** Time to wait for another process to release the directory. Default 0. */
  lockRetryMs?: number;
}
