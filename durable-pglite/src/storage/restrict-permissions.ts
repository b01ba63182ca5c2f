import fs from 'node:fs';
import path from 'node:path';

async function syncAndClose(file: string): Promise<void> {
  const handle = await fs.promises.open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Restricts the permissions of a tree to its owner and syncs all files in it. The syncs run concurrently, so that the
 * file system's journal combines them.
 */
export async function restrictPermissions(directory: string): Promise<void> {
  const files: string[] = [];
  const directories = [directory];
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
    const child = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) directories.push(child);
    else if (entry.isFile()) files.push(child);
  }
  for (const file of files) fs.chmodSync(file, 0o600);
  for (const folder of directories) fs.chmodSync(folder, 0o700);
  await syncAll(files);
  if (process.platform !== 'win32') await syncAll(directories); // Windows can't sync directories
}

/** Syncs the files, only a few at a time, because the number of open files is limited. */
async function syncAll(paths: readonly string[]): Promise<void> {
  const queue = [...paths];
  const lane = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await syncAndClose(next);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
