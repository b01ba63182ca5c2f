import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const ignored = /(^|\/)(dist|node_modules|test)(\/|$)|\.test\.tsx?$/;

/**
 * A hash of the names and contents of everything below `paths` (files or folders, relative to
 * `base`), except for tests, build output and installed packages. Missing paths are skipped.
 * @param {string} base
 * @param {string[]} paths
 */
export async function contentHash(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(base, join(base, path))) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(base, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {Promise<string[]>} relative to `base`, sorted
 */
async function filesBelow(base, path) {
  const name = relative(base, path).split(sep).join('/');
  if (ignored.test(name) || !existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [name];
  const names = entries.map((entry) => entry.name).sort();
  const nested = await Promise.all(names.map((entry) => filesBelow(base, join(path, entry))));
  return nested.flat();
}
