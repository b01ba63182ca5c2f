import { readFile, readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseAst } from 'vitest/node';

/**
 * @typedef {import('./targets.mjs').Import} Import
 * @typedef {{ type: string } & Record<string, unknown>} Syntax one node of a parsed file
 */

const workspaces = ['contract', 'identity', 'card-sandbox', 'durable-pglite', 'server', 'web'];
const source = /\.(tsx?|mjs)$/;
const extensions = ['', '.ts', '.tsx'];

/**
 * The paths of all sources of the product below `base`, tests included.
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
 * Every import of the files, types and lazy ones included.
 * @param {string} base
 * @param {string[]} files
 * @returns {Promise<Import[]>}
 */
export async function readImports(base, files) {
  const known = new Set(files);
  const read = files.map(async (from) => {
    const text = await readFile(join(base, from), 'utf8');
    return specifiersIn(parse(from, text)).map(({ specifier, typeOnly }) => {
      const to = specifier === undefined ? 'computed' : resolve(from, specifier, known);
      return { from, to, typeOnly };
    });
  });
  return (await Promise.all(read)).flat();
}

/**
 * @param {string} path
 * @param {string} text
 */
function parse(path, text) {
  const lang = path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
  try {
    return parseAst(text, { lang });
  } catch (cause) {
    throw new Error(`${path} cannot be read as TypeScript`, { cause });
  }
}

/**
 * @param {unknown} value a node, a list of nodes or anything that a node holds
 * @returns {{ specifier: string | undefined, typeOnly: boolean }[]} undefined: computed at run time
 */
function specifiersIn(value) {
  if (Array.isArray(value)) return value.flatMap(specifiersIn);
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  const node = /** @type {Syntax} */ (value);
  return [...ownSpecifier(node), ...Object.values(node).flatMap(specifiersIn)];
}

/** @param {Syntax} node */
function ownSpecifier(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return [{ specifier: textOf(node.source), typeOnly: node.importKind === 'type' }];
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (!node.source) return [];
      return [{ specifier: textOf(node.source), typeOnly: node.exportKind === 'type' }];
    case 'ImportExpression':
      return [{ specifier: textOf(node.source), typeOnly: false }];
    case 'TSImportType':
      return [{ specifier: textOf(node.source), typeOnly: true }];
    case 'TSExternalModuleReference':
      return [{ specifier: textOf(node.expression), typeOnly: false }];
    default:
      return [];
  }
}

/** @param {unknown} literal */
function textOf(literal) {
  const { value } = /** @type {{ value?: unknown }} */ (literal ?? {});
  return typeof value === 'string' ? value : undefined;
}

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
  // Another workspace is reached by its package's name, so that its index decides what is public.
  if (path.split('/', 1)[0] !== from.split('/', 1)[0]) return `outside:${path}`;
  return extensions.map((ending) => path + ending).find((one) => known.has(one)) ?? path;
}
