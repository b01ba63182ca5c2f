import { readFile, readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { specifiersInCode } from './specifiers-in-code.mjs';
import { specifiersInStyles } from './specifiers-in-styles.mjs';

/** @typedef {import('./targets.mjs').Import} Import */

const workspaces = ['contract', 'identity', 'card-sandbox', 'durable-pglite', 'server', 'web'];
const source = /\.([cm]?[jt]s|[jt]sx|css)$/;
const extensions = ['', '.ts', '.tsx'];

/**
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function sourceFiles(base) {
  const folders = workspaces.map(async (workspace) => {
    const folder = `${workspace}/src`;
    const entries = await readdir(join(base, folder), { recursive: true }).catch(() => []);
    return entries.map((entry) => posix.join(folder, entry.split('\\').join('/')));
  });
  const paths = (await Promise.all(folders)).flat();
  return paths.filter((path) => source.test(path) && !path.endsWith('.d.ts')).sort();
}

/**
 * @param {string} base
 * @param {string[]} files
 * @returns {Promise<Import[]>}
 */
export async function readImports(base, files) {
  const known = new Set(files);
  const read = files.map(async (from) => {
    const text = await readFile(join(base, from), 'utf8');
    const specifiers = from.endsWith('.css')
      ? specifiersInStyles(text)
      : specifiersInCode(from, text);
    return specifiers.flatMap(({ specifier, typeOnly }) =>
      targetsOf(from, specifier, known).map((to) => ({ from, to, typeOnly })),
    );
  });
  return (await Promise.all(read)).flat();
}

/**
 * @param {string} from
 * @param {string | undefined} specifier
 * @param {Set<string>} known
 */
function targetsOf(from, specifier, known) {
  if (specifier === undefined) return ['computed'];
  const [, pattern] = /^glob:(.*)$/.exec(specifier) ?? [];
  if (pattern === undefined) return [resolve(from, specifier, known)];
  if (pattern.startsWith('!')) return [];
  if (!pattern.startsWith('.')) return ['computed'];
  const fits = fitting(posix.join(posix.dirname(from), pattern));
  return [...known].filter((path) => fits.test(path));
}

/**
 * A regular expression for the paths that a pattern of `import.meta.glob` matches.
 * @param {string} pattern
 */
function fitting(pattern) {
  const parts = pattern.split(/(\*\*\/|\*|\{[^}]*\})/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(quoted).join('|')})`;
    return quoted(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

const quoted = (/** @type {string} */ text) => text.replace(/[.?+^$()[\]\\|]/g, '\\$&');

/**
 * @param {string} from
 * @param {string} specifier
 * @param {Set<string>} known
 */
function resolve(from, specifier, known) {
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`;
  const [, workspace, entry = 'index'] = /^@wayfarer\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (workspace !== undefined) return `${workspace}/src/${entry}.ts`;
  if (!specifier.startsWith('.')) return `npm:${specifier}`;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  // Other workspaces must be imported by package name, because their index decides which parts are public.
  if (path.split('/', 1)[0] !== from.split('/', 1)[0]) return `outside:${path}`;
  const sources = [...extensions.map((ending) => path + ending), path.replace(/\.js$/, '.ts')];
  return sources.find((one) => known.has(one)) ?? path;
}
