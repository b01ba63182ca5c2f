import fs from 'node:fs';
import path from 'node:path';
import { PGlite, type Extensions } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { unpackArchive } from './archive.ts';
import { DurableNodeFS, syncDirectory } from './durable-fs.ts';
import { DataDirectoryError, DataDirectoryVersionError } from '../errors.ts';
import type { ExtensionName } from '../engine/protocol.ts';
import { restrictPermissions } from './restrict-permissions.ts';
import { findTemplate } from './template.ts';
import { portParsers } from '../engine/value-types.ts';

/** The PostgreSQL version of the pinned engine. */
const ENGINE_MAJOR = '18';

const EXTENSIONS: Record<ExtensionName, Extensions[string]> = { amcheck, pg_trgm, unaccent };

/** The engine's extension option for a list of names. */
export function extensionsFor(names: readonly ExtensionName[]): Extensions {
  return Object.fromEntries(names.map((name) => [name, EXTENSIONS[name]]));
}

const setting = (text: string): string[] => ['-c', text];

// With an empty line prefix, PANIC and FATAL are recognizable at the start of a line. A statement's text is never at
// the start of a line, because continuation lines begin with a tab.
const commonSettings = [
  'shared_buffers=16MB',
  'log_line_prefix=',
  'log_min_messages=fatal',
].flatMap(setting);

/** Start parameters for a temporary database. */
export const memoryStartParams = [...PGlite.defaultStartParams, ...commonSettings];

// `fsync` is the only sync method that reaches the hook in DurableNodeFS; -F would turn syncing off.
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...commonSettings,
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'].flatMap(
    setting,
  ),
  ...['min_wal_size=32MB', 'max_wal_size=64MB'].flatMap(setting),
];

/** True if the directory has a usable cluster. Throws if it contains anything else. */
export function clusterExists(directory: string): boolean {
  if (!fs.existsSync(directory)) return false;
  const versionFile = path.join(directory, 'PG_VERSION');
  if (!fs.existsSync(versionFile)) {
    throw new DataDirectoryError(`${directory} exists but holds no database (no PG_VERSION in it)`);
  }
  const found = fs.readFileSync(versionFile, 'utf8').trim();
  if (found !== ENGINE_MAJOR) throw new DataDirectoryVersionError(directory, found, ENGINE_MAJOR);
  return true;
}

/** Removes the files of an interrupted first start. The caller must hold the lock. */
export function removeInterrupted(directory: string): void {
  const prefix = `${path.basename(directory)}.init-`;
  const parent = path.dirname(directory);
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(prefix))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Creates a cluster, which afterward is either complete and synced under its name, or absent. It is copied from the
 * file `packed` or, without such a file, made by `initialise` in a draft directory.
 */
export async function createCluster(
  directory: string,
  initialise: (draft: string) => Promise<void>,
  packed?: string,
): Promise<void> {
  const draft = `${directory}.init-${process.pid}`;
  fs.mkdirSync(draft, { mode: 0o700 });
  const template = packed ?? findTemplate();
  if (template !== undefined) unpackArchive(fs.readFileSync(template), draft);
  else await initialise(draft);
  await restrictPermissions(draft);
  fs.renameSync(draft, directory);
  syncDirectory(path.dirname(directory));
}

/** Runs initdb in an empty directory. */
export async function runInitdb(directory: string): Promise<void> {
  const database = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: durableStartParams,
  });
  await database.close();
}

export interface OpenedCluster {
  database: PGlite;
  storage: DurableNodeFS;
}

/**
 * Opens a cluster with syncing on, and verifies that a committed log record has reached the hook, so that an upgrade of
 * the engine can't silently lose durability.
 */
export async function openCluster(
  directory: string,
  extensions: readonly ExtensionName[],
  onStderr: (line: string) => void,
): Promise<OpenedCluster> {
  const storage = new DurableNodeFS(directory);
  const database = await PGlite.create({
    fs: storage,
    startParams: durableStartParams,
    extensions: extensionsFor(extensions),
    parsers: portParsers,
    onStderr: (line) => {
      onStderr(line);
      return false;
    },
  });
  const before = storage.counters.syncs;
  await database.query("select pg_logical_emit_message(true, 'durable-pglite', 'sync proof')");
  if (storage.counters.syncs === before) {
    throw new DataDirectoryError('the engine did not sync a commit to disk; refusing to serve');
  }
  return { database, storage };
}
