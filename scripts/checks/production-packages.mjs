import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledPackages } from './bundled-packages.mjs';

/**
 * @typedef {import('./bundled-packages.mjs').LockEntry
 *   & { version?: string, license?: string, dev?: boolean }} LockEntry
 * @typedef {{ name: string, version: string, license: string | undefined }} Package
 * @typedef {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} Manifest
 */

const inModules = 'node_modules/';

/**
 * The packages that reach people who run or visit the product, including builds for other platforms. These are all
 * packages of the lock file except the workspaces and packages that only development needs.
 * @param {string} base
 * @returns {Promise<Package[]>}
 */
export async function productionPackages(base) {
  const entries = await readLock(base);
  const bundled = await bundledPackages(base, entries);
  const found = Object.entries(entries).filter(
    ([path, entry]) => isInstalled(path, entry) || bundled.has(path),
  );
  return Promise.all(
    found.map(async ([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf(inModules) + inModules.length),
      version,
      license: (await declaredLicense(join(base, path, 'package.json'))) ?? license,
    })),
  );
}

/** @param {string} base */
export async function installedFolders(base) {
  const entries = Object.entries(await readLock(base));
  return entries
    .filter(([path, entry]) => isInstalled(path, entry) && existsSync(join(base, path)))
    .map(([path]) => path);
}

/**
 * @param {string} base
 * @returns {Promise<Record<string, LockEntry>>}
 */
async function readLock(base) {
  return JSON.parse(await readFile(join(base, 'package-lock.json'), 'utf8')).packages;
}

/**
 * @param {string} path
 * @param {LockEntry} entry
 */
function isInstalled(path, { link, dev }) {
  return path.includes(inModules) && link !== true && dev !== true;
}

/**
 * The license that the installed package declares. Older packages declare it in other formats.
 * @param {string} file
 */
async function declaredLicense(file) {
  if (!existsSync(file)) return undefined; // for another platform, so only the lock file has it
  /** @type {Manifest} */
  const { license, licenses } = JSON.parse(await readFile(file, 'utf8'));
  if (typeof license === 'string') return license;
  if (license?.type !== undefined) return license.type;
  const types = licenses?.map(({ type }) => type).filter((type) => type !== undefined);
  return types?.length ? types.join(' OR ') : undefined;
}
