import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {Record<string, unknown> & { workspaces?: string[] }} Manifest
 */

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * The dependencies of a package.json that are not pinned to one version, as `name@range`.
 * @param {Manifest} manifest
 */
export function inexactVersions(manifest) {
  return kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * The entries of a package-lock.json that name a host, which ties every install to that host.
 * @param {{ packages: Record<string, { resolved?: string }> }} lock
 */
export function pinnedToHost(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved?.includes('://'))
    .map(([name]) => name);
}

/**
 * Everything wrong with the manifests and the lock file of the repository at `base`.
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function dependencyProblems(base) {
  /** @param {string} path */
  const readJson = async (path) => JSON.parse(await readFile(join(base, path), 'utf8'));
  /** @type {Manifest} */
  const top = await readJson('package.json');
  const folders = ['', ...(top.workspaces ?? [])];
  const loose = await Promise.all(
    folders.map(async (folder) => {
      const path = join(folder, 'package.json');
      const versions = inexactVersions(await readJson(path));
      return versions.map((version) => `${path}: ${version} is not an exact version`);
    }),
  );
  const tied = pinnedToHost(await readJson('package-lock.json'));
  return [...loose.flat(), ...tied.map((name) => `package-lock.json: ${name} names a host`)];
}
