/** Finds the statements that the titles of a test file claim. */
import { parseAst } from 'vitest/node';

/** @typedef {{ type: string } & Record<string, unknown>} Syntax a node of a parsed file */

const declarers = new Set(['describe', 'it', 'test']);
/** Modifiers of tests that run and must pass. Steps and hooks aren't tests. */
const modifiers = new Set(
  'describe each for only concurrent sequential serial parallel skipIf runIf'.split(' '),
);
const notRun = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);

/**
 * The tags in the titles of a test file, in order, including duplicates. Comments, other strings and
 * skipped tests don't count.
 * @param {string} source
 * @param {'ts' | 'tsx'} [lang]
 */
export function claimedTags(source, lang = 'ts') {
  const titles = titlesIn(parseAst(source, { lang }));
  return titles.flatMap((title) =>
    [...title.matchAll(/\[((?:spec|attack|incident) [^\]]*)\]/g)].map(([, tag = '']) => tag),
  );
}

/**
 * @param {unknown} value a node, a list of nodes or any property of a node
 * @returns {string[]}
 */
function titlesIn(value) {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (!isSyntax(value)) return [];
  const words = value.type === 'CallExpression' ? calleeWords(value.callee) : [];
  const declares = declarers.has(words[0] ?? '');
  if (declares && words.some((word) => notRun.has(word))) return [];
  const isTitled = declares && words.slice(1).every((word) => modifiers.has(word));
  const own = isTitled && Array.isArray(value.arguments) ? textsOf(value.arguments[0]) : [];
  return [...own, ...Object.values(value).flatMap(titlesIn)];
}

/**
 * The names in a callee from left to right, for `test.describe.only` as well as `it.each(rows)`. The first is empty if
 * the callee doesn't start with a name.
 * @param {unknown} callee
 * @returns {string[]}
 */
function calleeWords(callee) {
  if (!isSyntax(callee)) return [''];
  switch (callee.type) {
    case 'Identifier':
      return [String(callee.name)];
    case 'MemberExpression':
      return [...calleeWords(callee.object), ...calleeWords(callee.property)];
    case 'CallExpression':
      return calleeWords(callee.callee);
    case 'TaggedTemplateExpression':
      return calleeWords(callee.tag);
    default:
      return [''];
  }
}

/**
 * The texts of a title, or of the rows of `each`, which replace the title's placeholders.
 * @param {unknown} value
 * @returns {string[]}
 */
function textsOf(value) {
  if (!isSyntax(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return Array.isArray(value.quasis) ? [value.quasis.map(cookedText).join('…')] : [];
    case 'BinaryExpression':
      return [[...textsOf(value.left), ...textsOf(value.right)].join('')];
    case 'ArrayExpression':
      return Array.isArray(value.elements) ? value.elements.flatMap(textsOf) : [];
    case 'ObjectExpression':
      return Array.isArray(value.properties)
        ? value.properties.flatMap((property) => textsOf(property.value))
        : [];
    case 'TSAsExpression':
      return textsOf(value.expression);
    default:
      return [];
  }
}

/** @param {{ value: { cooked: string | null } }} part */
const cookedText = (part) => part.value.cooked ?? '';

/**
 * @param {unknown} value
 * @returns {value is Syntax}
 */
function isSyntax(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}
