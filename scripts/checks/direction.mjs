import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import { isTest } from '../import-walls/targets.mjs';
import { projectFiles } from './project-files.mjs';

/** Classes that name a physical side although Tailwind has a class for the start or end of a line instead. */
const PHYSICAL = new RegExp(
  [
    '-?(?:scroll-)?[mp][lr]-.+',
    String.raw`-?(?:left|right)-(?:[\d[(].*|auto|full|px)`,
    '(?:text|float|clear)-(?:left|right)',
    'border-[lr](?:-.+)?',
    'rounded-(?:[lr]|[tb][lr])(?:-.+)?',
  ]
    .map((one) => `^${one}$`)
    .join('|'),
);
/** Classes that name a physical side and have no such alternative, so they need a counterpart with `rtl:`. */
const ONE_SIDED = new RegExp(
  [
    '-?translate-x-.+',
    String.raw`origin-(?:\w+-)?(?:left|right)`,
    'bg-(?:linear|gradient)-to-[tb]?[lr]',
    'object-(?:left|right)',
  ]
    .map((one) => `^${one}$`)
    .join('|'),
);
/** The properties of a style sheet that name a physical side. */
const PROPERTY =
  /^\s*(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:\w+-)?(?:left|right)[\w-]*|left|right|(?:text-align|float|clear):\s*(?:left|right))\b/;
/** A pattern for files that may name a side; only these are parsed. */
const MAY_NAME_SIDE =
  /[mp][lr]-|(?:left|right)\b|border-[lr]|rounded-[lrtb]|translate-x|-to-[tb]?[lr]/;

/** @param {string} token a class with its variants, such as `sm:hover:-ml-2!` */
function withoutVariants(token) {
  return token.replace(/^(?:(?:[^:[\]]|\[[^\]]*\])+:)+/, '').replaceAll('!', '');
}

/**
 * @param {string} text of a string or a part of a template
 * @returns {string[]} the classes in it that look the same where lines run to the left
 */
export function sidedClasses(text) {
  const tokens = text.split(/\s+/).filter(Boolean);
  const hasTwin = tokens.some((token) => /(?:^|:)rtl:/.test(token));
  return tokens.filter((token) => {
    const name = withoutVariants(token);
    return PHYSICAL.test(name) || (!hasTwin && ONE_SIDED.test(name));
  });
}

/**
 * @param {unknown} value a node, a list of nodes or any property of a node
 * @returns {string[]} all strings and parts of templates
 */
function stringsIn(value) {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = /** @type {Record<string, any>} */ (value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [node.value.raw];
  return Object.values(node).flatMap(stringsIn);
}

/**
 * @param {string} path
 * @param {string} text
 */
function sidesIn(path, text) {
  if (path.endsWith('.css')) return text.split('\n').filter((line) => PROPERTY.test(line));
  if (!MAY_NAME_SIDE.test(text)) return [];
  return stringsIn(parseAst(text, { lang: 'tsx' })).flatMap(sidedClasses);
}

/**
 * The problems of styles that name physical sides. The web's styles must name the start and the end of lines instead,
 * so that its pages work in languages that are written from right to left.
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function directionProblems(base) {
  const files = await projectFiles(base, 'web/src');
  const styled = files.filter((path) => /\.(?:tsx?|css)$/.test(path) && !isTest(path));
  const found = await Promise.all(
    styled.map(async (path) => {
      const sides = sidesIn(path, await readFile(join(base, path), 'utf8'));
      return sides.map(
        (side) =>
          `${path}: ${side.trim()} names a side: use start and end (ms-, pe-, text-start), or add a class with rtl:`,
      );
    }),
  );
  return found.flat();
}
