import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a store takes: inside a transaction only its handle may be used (PGlite has one connection). */
export type Executor = Db | Tx;

/** One statement with $1..$n. int8 -> number, timestamptz -> Date, date -> text, json -> parsed, numeric -> text. */
export interface SqlExecutor {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface SqlTransaction extends SqlExecutor {
  /** Several statements at once, without parameters: migrations. */
  exec(text: string): Promise<void>;
}

/** The raw port, for migrations and the embedded services. Unavailability is `DatabaseUnavailableError`. */
export interface SqlDatabase extends SqlExecutor {
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>;
  /** PostgreSQL alone: statements that refuse to run in a transaction, one by one, however long they take. */
  outsideTransaction?(statements: readonly string[]): Promise<void>;
}

interface Presence {
  /** This process's, as long as it has the database open. */
  id: string;
  /** Whether the process that had this id has ended, as far as the database can tell. */
  isGone(id: string): Promise<boolean>;
}

export interface Database {
  engine: 'pglite' | 'postgres';
  orm: Db;
  sql: SqlDatabase;
  /** Calls back for each NOTIFY on the channel; the answer stops it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Runs the work while no other process runs work under the same name; null when one does. */
  withAdvisoryLock<T>(name: string, work: () => Promise<T>): Promise<T | null>;
  /** By what other processes on this database know whether this one still lives. */
  presence: Presence;
  /** Runs work that may take long, such as migrations, before anybody is served: time limits are far away. */
  withoutTimeouts<T>(work: () => Promise<T>): Promise<T>;
  health(): Promise<{ ok: boolean }>;
  /** Takes answers that are there already, before the event loop would come to them. */
  drainResponses?(): void;
  /** How long a statement that came now would wait before it runs, as estimated. */
  estimatedQueueMs(): number;
  /** The embedded database alone: copies its files, as of one moment, to a directory that must not exist. */
  copyFiles?(directory: string): Promise<void>;
  close(): Promise<void>;
}
