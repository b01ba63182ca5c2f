import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {Record<string, unknown> & { workspaces?: string[] }} Manifest
 * @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
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
 * @param {Lock} lock
 */
export function pinnedToHost(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved?.includes('://'))
    .map(([name]) => name);
}

/**
 * The optional packages, usually the builds for other platforms, that a package-lock.json leaves
 * out; `npm ci` refuses such a lock file, though `npm install` writes it without a word.
 * @param {Lock} lock
 */
export function missingOptional(lock) {
  const present = new Set(
    Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  return Object.values(lock.packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !present.has(name));
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
  const lock = await readJson('package-lock.json');
  return [
    ...loose.flat(),
    ...pinnedToHost(lock).map((name) => `package-lock.json: ${name} names a host`),
    ...missingOptional(lock).map((name) => `package-lock.json: ${name} is missing`),
  ];
}
