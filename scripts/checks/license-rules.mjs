/** Licenses that require only attribution and are therefore compatible with the product's own license. */
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
 * The copyleft packages that are allowed. libvips, which processes pictures, is under the LGPL. It is a shared library
 * in a package of its own, which anyone can replace with another build, and it runs in a separate process; none of its
 * code is part of the product's code.
 */
const exceptions = [
  {
    packages: /^@img\/sharp-(?:libvips-[\w-]+|win32-[\w-]+|wasm32)$/,
    license: 'LGPL-3.0-or-later',
  },
];

/**
 * @param {{ name: string, license: string | undefined }} about
 * @returns {string | null}
 */
export function packageProblem({ name, license }) {
  if (license === undefined && unnamed.has(name)) return licenseProblem(unnamed.get(name));
  const exception = exceptions.find(({ packages }) => packages.test(name));
  return licenseProblem(exception ? license?.replaceAll(exception.license, 'MIT') : license);
}

/** Packages whose license is only in a file of their own. */
const unnamed = new Map([['png-js', 'MIT']]);

/**
 * The problem with a license, or null. Understands SPDX expressions: one license of `A OR B` must be fine, and both of
 * `A AND B`.
 * @param {string | undefined} expression
 * @returns {string | null}
 */
export function licenseProblem(expression) {
  if (!expression) return 'names no license';
  const alternatives = splitOutside(stripped(expression), ' OR ');
  if (alternatives.length > 1) {
    const problems = alternatives.map(licenseProblem);
    return problems.includes(null) ? null : (problems[0] ?? null);
  }
  const parts = splitOutside(stripped(expression), ' AND ');
  if (parts.length > 1) return parts.map(licenseProblem).find((found) => found !== null) ?? null;
  const name = stripped(expression);
  if (permissive.has(name)) return null;
  return copyleft.test(name) ? `is copyleft: ${name}` : `has an unknown license: ${name}`;
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

/** The index of the closing parenthesis. @param {string} text that starts with a parenthesis */
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
 * @param {string} separator ignored inside parentheses
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
