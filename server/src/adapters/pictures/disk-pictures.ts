import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore, StoredFile } from '../../picture-ports.ts';

/** The prefix of files that an interrupted process may leave behind. */
const UNFINISHED = '.unfinished-';

/** Stores pictures in a folder of this machine, in subfolders named by the first two characters of a file. */
export function diskPictures(folder: string): PictureStore {
  const roomOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => join(roomOf(name), name);
  return {
    put: async (name, content) => {
      const room = roomOf(name);
      await mkdir(room, { recursive: true });
      const unfinished = join(room, `${UNFINISHED}${randomUUID()}`);
      try {
        await writeSafely(unfinished, content);
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(room);
      await syncFolder(folder);
    },
    get: (name) => unlessMissing(readFile(pathOf(name)), null),
    has: async (name) => (await unlessMissing(stat(pathOf(name)), null)) !== null,
    delete: (name) => rm(pathOf(name), { force: true }),
    list: () => filesIn(folder),
  };
}

async function* filesIn(folder: string): AsyncIterable<StoredFile> {
  for (const room of (await unlessMissing(readdir(folder), [])).sort()) {
    for (const name of (await unlessMissing(readdir(join(folder, room)), [])).sort()) {
      const found = await unlessMissing(stat(join(folder, room, name)), null);
      if (found) yield { name, storedAt: found.mtime };
    }
  }
}

async function writeSafely(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs a folder, because a new file name is durable only after that. Windows can't sync folders and doesn't need it.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function unlessMissing<T, M>(found: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return missing;
    throw error;
  }
}
