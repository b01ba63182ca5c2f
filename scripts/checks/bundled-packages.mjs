import { readImports, sourceFiles } from '../import-walls/read-imports.mjs';
import { isTest } from '../import-walls/targets.mjs';

/**
 * @typedef {{
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   link?: boolean,
 * }} LockEntry
 */

/**
 * The lock file's paths of the packages that the web build bundles, including their dependencies. For npm they are
 * development dependencies, because the server doesn't need them installed.
 * @param {string} base
 * @param {Record<string, LockEntry>} entries of the lock file
 * @returns {Promise<Set<string>>}
 */
export async function bundledPackages(base, entries) {
  const files = (await sourceFiles(base)).filter(
    (path) => path.startsWith('web/src/') && !isTest(path),
  );
  const imports = await readImports(base, files);
  const found = new Set();
  for (const { to, typeOnly } of imports) {
    if (to.startsWith('npm:') && !typeOnly) collect(entries, 'web', packageOf(to.slice(4)), found);
  }
  return found;
}

/** @param {string} specifier `@scope/name/file` or `name/file` */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * @param {Record<string, LockEntry>} entries
 * @param {string} from the path of the dependent package
 * @param {string} name
 * @param {Set<string>} found
 */
function collect(entries, from, name, found) {
  const path = lookUp(entries, from, name);
  if (path === undefined || found.has(path)) return;
  found.add(path);
  const { dependencies, peerDependencies } = entries[path] ?? {};
  for (const next of Object.keys({ ...dependencies, ...peerDependencies })) {
    collect(entries, path, next, found);
  }
}

/**
 * @param {Record<string, LockEntry>} entries
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined} undefined for links and missing optional peers
 */
function lookUp(entries, from, name) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (entries[path]) return entries[path].link ? undefined : path;
  if (from === '') return undefined;
  return lookUp(entries, from.split('/').slice(0, -1).join('/'), name);
}
