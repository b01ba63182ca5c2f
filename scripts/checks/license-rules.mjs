/** Licences that ask for no more than to be named: they go with the product's own. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
const copyleft = /^(?:A?GPL|LGPL|MPL|EPL|EUPL|CDDL|CPAL|OSL|SSPL|CC-BY-SA|CC-BY-NC|BUSL)/;

/**
 * Copyleft that is taken all the same, for one library by name: libvips, which draws pictures, is under the
 * LGPL. It comes as a shared library of its own package, which anyone may replace by another build, and in a
 * process of its own; nothing of it is part of the product's code.
 */
const exceptions = [
  {
    packages: /^@img\/sharp-(?:libvips-[\w-]+|win32-[\w-]+|wasm32)$/,
    license: 'LGPL-3.0-or-later',
  },
];

/**
 * What is wrong with the licence of a package, or null; the named exceptions are not.
 * @param {{ name: string, license: string | undefined }} about
 * @returns {string | null}
 */
export function packageProblem({ name, license }) {
  const exception = exceptions.find(({ packages }) => packages.test(name));
  return licenseProblem(exception ? license?.replaceAll(exception.license, 'MIT') : license);
}

/**
 * What is wrong with a licence, or null. Understands SPDX expressions: of `A OR B` one has to do, of
 * `A AND B` both.
 * @param {string | undefined} expression
 * @returns {string | null}
 */
export function licenseProblem(expression) {
  if (!expression) return 'names no licence';
  const alternatives = splitOutside(stripped(expression), ' OR ');
  if (alternatives.length > 1) {
    const problems = alternatives.map(licenseProblem);
    return problems.includes(null) ? null : (problems[0] ?? null);
  }
  const parts = splitOutside(stripped(expression), ' AND ');
  if (parts.length > 1) return parts.map(licenseProblem).find((found) => found !== null) ?? null;
  const name = stripped(expression);
  if (permissive.has(name)) return null;
  return copyleft.test(name) ? `is copyleft: ${name}` : `has an unknown licence: ${name}`;
}

/**
 * @param {string} text
 * @returns {string}
 */
function stripped(text) {
  const trimmed = text.trim();
  const whole = trimmed.startsWith('(') && closingOf(trimmed) === trimmed.length - 1;
  return whole ? stripped(trimmed.slice(1, -1)) : trimmed;
}

/** @param {string} text that starts with a bracket */
function closingOf(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/**
 * @param {string} text
 * @param {string} separator that does not count inside brackets
 */
function splitOutside(text, separator) {
  /** @type {string[]} */
  const parts = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth !== 0 || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(start, at));
    start = at + separator.length;
  }
  return [...parts, text.slice(start)];
}
