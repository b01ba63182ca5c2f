import type { MessagePort } from 'node:worker_threads';
import type { DatabaseErrorFields } from '../errors.ts';

export type ExtensionName = 'pg_trgm' | 'unaccent' | 'amcheck';

/** One piece of work for the engine. `inTransaction` says whether a transaction is open afterwards. */
export type EngineRequest =
  | {
      kind: 'query';
      text: string;
      params: readonly unknown[];
      /** The engine keeps the statement prepared under this name. */
      name?: string | undefined;
      /** Date and time values stay as PostgreSQL's text. */
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

/** The result of one statement. */
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

/** `answers`: the port for results and notifications, so that the other side can poll it at any time. */
export type WorkerData = WorkerOptions & { answers: MessagePort };

export interface WorkerOptions {
  task: 'initdb' | 'serve';
  /** The directory of the PostgreSQL cluster itself. */
  directory: string;
  extensions: readonly ExtensionName[];
}

export type WorkerRequest = { id: number; request: EngineRequest };

/** About the worker itself. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'boot-failed'; message: string }
  | { type: 'fatal'; message: string };

/** About its work. */
export type AnswerMessage =
  | { type: 'notification'; channel: string; payload: string }
  | { type: 'result'; id: number; result: EngineResult; storage: StorageCounters }
  | { type: 'error'; id: number; error: DatabaseErrorFields; storage: StorageCounters };
