import type { MessagePort } from 'node:worker_threads';
import type { DatabaseErrorFields } from '../errors.ts';

export type ExtensionName = 'pg_trgm' | 'unaccent' | 'amcheck';

/** A request to the engine. `inTransaction` is true if a transaction must be open after the request. */
export type EngineRequest =
  | {
      kind: 'query';
      text: string;
      params: readonly unknown[];
      /** The name under which the engine keeps the statement prepared, if any. */
      name?: string | undefined;
      /** True to return dates and times as PostgreSQL's text. */
      raw: boolean;
      rowMode: 'object' | 'array';
      inTransaction: boolean;
    }
  | { kind: 'exec'; text: string; inTransaction: boolean }
  | { kind: 'begin' }
  | { kind: 'commit' }
  | { kind: 'rollback' }
  | { kind: 'copy'; directory: string }
  | { kind: 'close' };

export interface EngineResult {
  rows: unknown[];
  rowCount: number;
  affectedRows: number;
  command: string | undefined;
}

/** Counters of the file system below the engine, since it started. */
export interface StorageCounters {
  syncs: number;
  walBytes: number;
}

/**
 * The data for a worker. `answers` is a separate port for results and notifications, so that the other side can read it
 * at any time.
 */
export type WorkerData = WorkerOptions & { answers: MessagePort };

export interface WorkerOptions {
  task: 'initdb' | 'serve';
  /** The directory with the files of the PostgreSQL cluster. */
  directory: string;
  extensions: readonly ExtensionName[];
}

export type WorkerRequest = { id: number; request: EngineRequest };

/** Messages about the state of the worker. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'boot-failed'; message: string }
  | { type: 'fatal'; message: string };

/** Notifications, and the results of requests to the worker. */
export type AnswerMessage =
  | { type: 'notification'; channel: string; payload: string }
  | { type: 'result'; id: number; result: EngineResult; storage: StorageCounters }
  | { type: 'error'; id: number; error: DatabaseErrorFields; storage: StorageCounters };
