import fs from 'node:fs';
import path from 'node:path';
import { packDirectory } from './storage/archive.ts';
import { clusterExists, createCluster, removeInterrupted } from './storage/cluster.ts';
import { Database } from './database/database.ts';
import { lockDirectory } from './storage/directory-lock.ts';
import { MemoryEngine } from './engine/memory-engine.ts';
import type { ExtensionName } from './engine/protocol.ts';
import type { DurableDatabase, DurableOptions, ThrowAwayOptions } from './types.ts';
import { Maintenance } from './database/maintenance.ts';
import { initialiseInWorker } from './engine/start-worker.ts';
import { WorkerEngine } from './engine/worker-engine.ts';

const ALL_EXTENSIONS: readonly ExtensionName[] = ['pg_trgm', 'unaccent'];
const DEFAULT_IDLE_MS = 15_000;
const DEFAULT_QUEUE = 5_000;

const clusterIn = (dataDir: string): string => path.join(dataDir, 'pgdata');

/**
 * Locks the directory, creates the cluster if there is none, starts the engine in a worker, and resolves when the
 * database is ready. Rejects with DirectoryInUseError, DataDirectoryError or DataDirectoryVersionError; the directory
 * is then unlocked and unchanged.
 */
export async function openDurable(options: DurableOptions): Promise<DurableDatabase> {
  const sink = options.onEvent ?? (() => undefined);
  const began = performance.now();
  const dataDir = path.resolve(options.dataDir);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.chmodSync(dataDir, 0o700);

  const directory = clusterIn(dataDir);
  const engine = new WorkerEngine(
    { directory, extensions: options.extensions ?? ALL_EXTENSIONS },
    sink,
    options.slowStatementMs,
  );
  const lock = await lockDirectory(
    dataDir,
    () => {
      sink({ type: 'lock-lost' });
      void engine.abandon();
    },
    options.lockRetryMs,
  );
  try {
    removeInterrupted(directory);
    if (!clusterExists(directory)) {
      await createCluster(directory, initialiseInWorker, await options.template?.());
      sink({ type: 'created', ms: Math.round(performance.now() - began) });
    }
    await engine.start();
  } catch (error) {
    await engine.abandon();
    lock.release();
    throw error;
  }
  const limits = {
    statementMs: options.statementTimeoutMs ?? 5_000,
    idleMs: options.idleInTransactionMs ?? DEFAULT_IDLE_MS,
    maxQueue: options.maxQueue ?? DEFAULT_QUEUE,
  };
  const opened = new Database(engine, limits, options, {
    begun: () => maintenance.stop(),
    async done() {
      await engine.abandon(); // even if the engine can't be closed
      lock.release();
    },
  });
  const maintenance = new Maintenance(
    opened,
    engine,
    {
      checkpointMs: options.checkpointMs ?? 60_000,
      checkpointWalBytes: options.checkpointWalBytes ?? 48 * 1024 * 1024,
      vacuumIdleMs: options.vacuumIdleMs ?? 5_000,
    },
    sink,
  );
  opened.onActivity = (changedRows) => maintenance.activity(changedRows);
  engine.events = opened;
  sink({ type: 'started', ms: Math.round(performance.now() - began) });
  return opened;
}

/** Packs the cluster of a closed database, so that other databases can start as copies of it. */
export function packDatabase(dataDir: string): Buffer {
  return packDirectory(clusterIn(dataDir));
}

/**
 * Opens a temporary in-memory database in this thread, with the same interface and values, for tests. Statements have
 * no time limit.
 */
export async function openMemory(options: ThrowAwayOptions = {}): Promise<DurableDatabase> {
  const engine = await MemoryEngine.open(options.extensions ?? ALL_EXTENSIONS, options.from);
  const limits = {
    statementMs: 0,
    idleMs: options.idleInTransactionMs ?? DEFAULT_IDLE_MS,
    maxQueue: DEFAULT_QUEUE,
  };
  const database = new Database(engine, limits, options, {
    begun: () => undefined,
    done: () => Promise.resolve(),
  });
  engine.events = database;
  return database;
}
