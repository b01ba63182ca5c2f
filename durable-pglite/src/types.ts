import type { PGlite } from '@electric-sql/pglite';
import type { EventSink } from './events.ts';
import type { ExtensionName } from './engine/protocol.ts';

export interface QueryResult<Row> {
  rows: Row[];
  /** Rows returned, or changed where the statement returns none. */
  rowCount: number;
}

/** Runs SQL. Parameters are $1..$n; jsonb parameters are JSON text with a `::jsonb` cast. */
export interface Executor {
  /**
   * One statement. int8 is returned as number, timestamptz as Date, date as 'YYYY-MM-DD', numeric and
   * timestamp as text, json and jsonb parsed. Rejects with a DatabaseError.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** Any number of statements without parameters, in one implicit transaction. */
  exec(sql: string): Promise<void>;
}

/**
 * What Drizzle's PGlite driver takes as `client`. At run time it has only `query`, `exec` and
 * `transaction`; the type is the engine's whole class because Drizzle asks for it by name.
 */
export type PgliteLike = PGlite;

export interface Health {
  ok: boolean;
  /** Since the database was opened. */
  restarts: number;
  /** Callers that wait for their turn. */
  queue: number;
}

export interface DurableDatabase extends Executor {
  /**
   * Runs several statements as one. Use only `tx` inside: there is one connection, and the outer
   * `query` would wait for the transaction to end. Keep slow work outside. A transaction idle for
   * longer than `idleInTransactionMs` is rolled back (25P03).
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /** For `drizzle({ client: driver })`. Times are PostgreSQL's text, as Drizzle's columns expect. */
  readonly driver: PgliteLike;
  /**
   * Calls back for every NOTIFY on a channel (exact name) that commits after this resolved, across
   * restarts too; one sent at the very moment of a crash can be lost. Resolves to a function that stops
   * it.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * While the work runs, statements may take ten minutes and transactions may be idle as long: for
   * migrations and imports, even on a busy machine. This applies to all callers, so serve no requests
   * meanwhile.
   */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  health(): Promise<Health>;
  /**
   * Takes responses that have already arrived, before the event loop would: for programs that do much
   * between two rounds of the loop. Costs about a microsecond.
   */
  poll(): void;
  /** The estimated wait of a statement that arrives now. */
  waitMs(): number;
  /**
   * Copies the cluster, consistent and synced, to a directory that must not exist; returns its path.
   * Other callers wait meanwhile. To restore, put it in place of `<dataDir>/pgdata`.
   */
  dump(directory: string): Promise<string>;
  /** Waits for running work, writes a checkpoint, stops the worker and releases the directory. */
  close(): Promise<void>;
}

export interface MemoryOptions {
  /** Extensions to make available; `create extension` is the caller's. Default: pg_trgm, unaccent. */
  extensions?: readonly ExtensionName[];
  idleInTransactionMs?: number;
  /**
   * Names the statements that the engine keeps prepared: one plan must fit all values, and the result
   * type must not change with the tables. Called at every use; default: none.
   */
  nameOf?: (text: string) => string | undefined;
  onEvent?: EventSink;
}

export interface ThrowAwayOptions extends MemoryOptions {
  /** A file with what `packDatabase` returned: the database starts as a copy of it. Default: empty. */
  from?: string;
}

export interface DurableOptions extends MemoryOptions {
  /** Holds the lock and the cluster (`pgdata`); created with mode 0700 where it is missing. */
  dataDir: string;
  /** A file with what `packDatabase` returned, of which a new cluster is a copy. Asked for if there is none yet. */
  template?: () => Promise<string | undefined>;
  /** Limit of one statement's execution; time spent waiting for a turn does not count. Default 5000. */
  statementTimeoutMs?: number;
  /** Reports statements that ran at least this long. Default: none. */
  slowStatementMs?: number;
  /** Default 15000. */
  idleInTransactionMs?: number;
  /** Waiting callers before further ones are rejected with DB_BUSY. Default 5000. */
  maxQueue?: number;
  /** Longest time from a write to a checkpoint. Default 60000. */
  checkpointMs?: number;
  /** Log volume after which a checkpoint is due at once. Default 48 MB. */
  checkpointWalBytes?: number;
  /** Idle time before VACUUM starts. Default 5000. */
  vacuumIdleMs?: number;
  /** How long to wait for another process to release the directory. Default 0. */
  lockRetryMs?: number;
}
