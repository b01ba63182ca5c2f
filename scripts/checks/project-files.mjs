import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', 'dist', 'data', 'test-results']);

/**
 * The project's files below a folder, sorted, without installed, built and hidden files.
 * @param {string} base
 * @param {string} [folder] relative to `base`, as are the paths
 * @returns {Promise<string[]>}
 */
export async function projectFiles(base, folder = '') {
  const entries = await readdir(join(base, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (notOurs.has(entry.name) || entry.name.startsWith('.')) return [];
      return entry.isDirectory() ? projectFiles(base, path) : [path];
    }),
  );
  return found.flat().sort();
}
