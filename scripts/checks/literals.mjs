import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import { sourceFiles } from '../import-walls/read-imports.mjs';
import { isTest } from '../import-walls/targets.mjs';

const READ =
  /^(?:aria-(?:description|label|placeholder|roledescription|valuetext)|alt|description|hint|label|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;

/**
 * Files with a text of their own, each with the reason. A file without such a text must be removed from this list.
 * @type {Record<string, string>}
 */
export const exceptions = {
  'web/src/console/screens/settings/previews/agency-preview.tsx':
    'a class, in an attribute of another meaning',
  'web/src/console/screens/settings/previews/site-preview.tsx':
    'a class, in an attribute of another meaning',
};

/**
 * The texts that a component contains: between tags, or in an attribute that people read.
 * @param {string} source TypeScript with JSX
 * @returns {string[]}
 */
export function literalsIn(source) {
  /** @type {string[]} */
  const found = [];
  visit(parseAst(source, { lang: 'tsx' }), found);
  return found.map((text) => text.trim().replaceAll(/\s+/g, ' ')).filter((text) => WORD.test(text));
}

/**
 * @param {unknown} value a node, a list of nodes or any property of a node
 * @param {string[]} found
 */
function visit(value, found) {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return;
  const node = /** @type {Record<string, any>} */ (value);
  if (node.type === 'JSXText') found.push(node.value);
  if (node.type === 'JSXAttribute' && READ.test(node.name.name)) found.push(...textsOf(node.value));
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node.children) {
      if (child.type === 'JSXExpressionContainer') found.push(...textsOf(child));
    }
  }
  for (const held of Object.values(node)) visit(held, found);
}

/**
 * The strings that can be the value of an expression, without strings that the expression only compares or passes to
 * functions.
 * @param {any} node
 * @returns {string[]}
 */
function textsOf(node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map((/** @type {any} */ part) => part.value.cooked),
        ...node.expressions.flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}

/**
 * The problems of components that contain texts. Components must take their texts from catalogs, so that every language
 * has them.
 * @param {string} base
 * @param {Record<string, string>} [allowed] with their reasons
 * @returns {Promise<string[]>}
 */
export async function literalProblems(base, allowed = exceptions) {
  const files = (await sourceFiles(base)).filter(
    (path) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path),
  );
  const read = files.map(async (path) => ({
    path,
    texts: literalsIn(await readFile(join(base, path), 'utf8')),
  }));
  const found = (await Promise.all(read)).filter(({ texts }) => texts.length > 0);
  return [
    ...found
      .filter(({ path }) => !Object.hasOwn(allowed, path))
      .flatMap(({ path, texts }) =>
        texts.map((text) => `${path} contains "${text}": put it into a catalog`),
      ),
    ...Object.keys(allowed)
      .filter((path) => !found.some((one) => one.path === path))
      .map((path) => `${path} has no text: its exception in scripts/checks/literals.mjs is idle`),
  ];
}
