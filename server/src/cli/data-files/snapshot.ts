import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/database.ts';
import { OperationError } from '../operation-error.ts';

const PREFIX = 'snapshot-';
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/**
 * Copies the embedded database's files, as of one moment. The database pauses only while files are copied; the slow
 * part of a backup reads the copy. Returns the copy's data directory.
 */
export async function takeSnapshot(db: Database, dataDir: string): Promise<string> {
  if (!db.copyFiles) throw new OperationError('only the embedded database has files to copy');
  await removeForgotten(dataDir);
  const directory = path.resolve(dataDir, `${PREFIX}${randomUUID()}`);
  await mkdir(directory, { mode: 0o700 });
  try {
    await db.copyFiles(path.join(directory, 'pgdata'));
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
  return directory;
}

/** Deletes copies of killed commands. */
async function removeForgotten(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const directory = path.join(dataDir, name);
    const { mtimeMs } = await stat(directory);
    if (Date.now() - mtimeMs > FORGOTTEN_AFTER_MS) await rm(directory, { recursive: true });
  }
}
