import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import { sourceFiles } from '../import-walls/read-imports.mjs';
import { isTest } from '../import-walls/targets.mjs';

/** The folder of the form layer, which may render forms. */
const LAYER = 'web/src/ui/';

/**
 * Files with a `<form>` of their own, each with the reason. A file without one must be removed from this list.
 * @type {Record<string, string>}
 */
export const exceptions = {
  'web/src/console/kit/list/filters.tsx': 'a search, which changes the address and writes nothing',
  'web/src/features/spots/catalogue/filters/filter-dialog.tsx':
    'filters of a list, which change the address and write nothing',
  'web/src/features/spots/catalogue/toolbar.tsx':
    'a search, which works before the script runs and writes nothing',
  'web/src/features/spots/mine/own-toolbar.tsx': 'a search, which writes nothing',
  'web/src/features/content/newsletter/newsletter-form.tsx':
    'the footer is part of the first load of every page, which has no room for React Hook Form',
  'web/src/features/payments/card/card-form.tsx':
    'the card field is a frame of the card provider, which keeps what is typed to itself',
};

/**
 * @param {string} text
 * @returns {boolean} whether it renders a form of its own
 */
export function rendersForm(text) {
  return hasForm(parseAst(text, { lang: 'tsx' }));
}

/**
 * @param {unknown} value a node, a list of nodes or any property of a node
 * @returns {boolean}
 */
function hasForm(value) {
  if (Array.isArray(value)) return value.some(hasForm);
  if (typeof value !== 'object' || value === null) return false;
  const node = /** @type {Record<string, any>} */ (value);
  if (node.type === 'JSXOpeningElement' && node.name.name === 'form') return true;
  if (node.type === 'CallExpression' && node.arguments[0]?.value === 'form') {
    const { callee } = node;
    if ((callee.property ?? callee).name === 'createElement') return true;
  }
  return Object.values(node).some(hasForm);
}

/**
 * The problems of files that render a form without the form layer (docs/decisions/0006-design-system.md).
 * @param {string} base
 * @param {Record<string, string>} [allowed] with their reasons
 * @returns {Promise<string[]>}
 */
export async function formProblems(base, allowed = exceptions) {
  const files = (await sourceFiles(base)).filter(
    (path) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path),
  );
  const found = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(base, path), 'utf8');
      return /\bform\b/.test(text) && rendersForm(text) ? [path] : [];
    }),
  );
  const outside = found.flat().filter((path) => !path.startsWith(LAYER));
  return [
    ...outside
      .filter((path) => !Object.hasOwn(allowed, path))
      .map((path) => `${path} has a <form>: use Form or FormDialog of ${LAYER}form/bound`),
    ...Object.keys(allowed)
      .filter((path) => !outside.includes(path))
      .map((path) => `${path} has no <form>: its exception in scripts/checks/forms.mjs is idle`),
  ];
}
