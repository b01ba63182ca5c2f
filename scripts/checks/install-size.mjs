import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installedFolders } from './production-packages.mjs';

/** The maximum disk space that the packages of a production installation may take, in bytes. */
const MOST = 180e6;

/**
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function installSizeProblems(base) {
  const folders = await installedFolders(base);
  // Packages nested in another package's folder are counted with that package.
  const outer = folders.filter((path) => !path.includes('/node_modules/'));
  const sizes = await Promise.all(outer.map((path) => bytesIn(join(base, path))));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= MOST) return [];
  const largest = outer
    .map((path, index) => ({ path, size: sizes[index] ?? 0 }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 8)
    .map(({ path, size }) => `  ${(size / 1e6).toFixed(1)} MB ${path}`);
  return [`production packages take ${(total / 1e6).toFixed(0)} MB`, ...largest];
}

/**
 * @param {string} folder
 * @returns {Promise<number>}
 */
async function bytesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? bytesIn(path) : (await lstat(path)).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
