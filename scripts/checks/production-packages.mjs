import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, license?: string, link?: boolean, dev?: boolean }} LockEntry
 * @typedef {{ name: string, version: string, license: string | undefined }} Package
 * @typedef {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} Manifest
 */

const inModules = 'node_modules/';

/**
 * What is installed to run the product, the builds for other platforms included: everything in the
 * lock file but the workspaces themselves and what only development needs.
 * @param {string} base
 * @returns {Promise<Package[]>}
 */
export async function productionPackages(base) {
  const lock = JSON.parse(await readFile(join(base, 'package-lock.json'), 'utf8'));
  const entries = Object.entries(/** @type {Record<string, LockEntry>} */ (lock.packages));
  const found = entries.filter(
    ([path, { link, dev }]) => path.includes(inModules) && link !== true && dev !== true,
  );
  return Promise.all(
    found.map(async ([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf(inModules) + inModules.length),
      version,
      license: (await declaredLicense(join(base, path, 'package.json'))) ?? license,
    })),
  );
}

/**
 * What the installed package says itself; older ones have other shapes than a name.
 * @param {string} file
 */
async function declaredLicense(file) {
  if (!existsSync(file)) return undefined; // for another platform: the lock file has to do
  /** @type {Manifest} */
  const { license, licenses } = JSON.parse(await readFile(file, 'utf8'));
  if (typeof license === 'string') return license;
  if (license?.type !== undefined) return license.type;
  const types = licenses?.map(({ type }) => type).filter((type) => type !== undefined);
  return types?.length ? types.join(' OR ') : undefined;
}
