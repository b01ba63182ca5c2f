import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a store takes: inside a transaction only its handle may be used (PGlite has one connection). */
export type Executor = Db | Tx;

/** What reads and can neither write nor lock. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'with'>;

/** What a read that is the same for everybody may use of the database, wherever it is done. */
export interface ReadableDatabase {
  orm: Reader;
  /** How long a statement that came now would wait before it runs, as estimated. */
  estimatedQueueMs(): number;
}

/** Why a read was done at the primary. */
export type NotAtReplica = 'behind' | 'away' | 'busy' | 'failed';

/** Servers that follow the primary, a moment behind. */
export interface Replicas {
  /** Reads where everything shows that is known to have changed: at a replica, or else at the primary. */
  read<T>(primary: ReadableDatabase, work: (db: ReadableDatabase) => Promise<T>): Promise<T>;
  /** Something has changed, here or, as a notice says, elsewhere. */
  outdate(): void;
  /** Calls the listener for each read; null: done at a replica. */
  onRead(listener: (reason: NotAtReplica | null) => void): void;
  close(): Promise<void>;
}

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
  /** Where a DATABASE_READ_URL names some. */
  replicas?: Replicas;
  /** The embedded database alone: copies its files, as of one moment, to a directory that must not exist. */
  copyFiles?(directory: string): Promise<void>;
  close(): Promise<void>;
}

/** Does a read that is the same for everybody, and may be done twice. */
export function readPublic<T>(
  db: Pick<Database, 'orm' | 'estimatedQueueMs' | 'replicas'>,
  work: (db: ReadableDatabase) => Promise<T>,
): Promise<T> {
  return db.replicas ? db.replicas.read(db, work) : work(db);
}
