import { argumentsOf, parseMessage } from './message.mjs';
import { pluralsOf } from './plurals.mjs';

/** @typedef {import('./message.mjs').Token} Token */

/** The name in a message's code of the function that groups a number's digits. */
export const GROUPED = 'grouped';

/**
 * A message as JavaScript: a string, or a function of its arguments. A single argument is passed directly, several are
 * passed by name.
 * @param {readonly Token[]} tokens
 * @param {string} language whose plurals they use
 * @param {readonly string[]} names of the arguments of the source language's message
 */
export function writeMessage(tokens, language, names) {
  const [only] = names;
  if (only === undefined) return JSON.stringify(plainText(tokens));
  const parameters = names.length > 1 ? `{ ${names.join(', ')} }` : only;
  return `(${parameters}) => ${expression(tokens, language)}`;
}

/**
 * @param {string} message
 * @param {string} language
 */
export function compileMessage(message, language) {
  const tokens = parseMessage(message, language);
  return writeMessage(tokens, language, [...argumentsOf(tokens).keys()]);
}

/** @param {readonly Token[]} tokens */
const plainText = (tokens) =>
  tokens.map((token) => (token.type === 'content' ? token.value : '')).join('');

/**
 * @param {readonly Token[]} tokens
 * @param {string} language
 * @param {string} [counted] the argument that `#` is
 * @returns {string}
 */
function expression(tokens, language, counted = '') {
  const [first] = tokens;
  if (tokens.every(({ type }) => type === 'content')) return JSON.stringify(plainText(tokens));
  if (tokens.length === 1 && first && 'cases' in first) return choice(first, language, counted);
  const parts = tokens.map((token) => {
    if (token.type === 'content') return token.value.replace(/[`\\]|\$(?=\{)/g, '\\$&');
    return `\${${valueOf(token, language, counted)}}`;
  });
  return `\`${parts.join('')}\``;
}

/**
 * @param {Exclude<Token, { type: 'content' }>} token
 * @param {string} language
 * @param {string} counted
 */
function valueOf(token, language, counted) {
  if (token.type === 'octothorpe') return counted;
  if ('cases' in token) return choice(token, language, counted);
  return token.type === 'function' ? `${GROUPED}(${token.arg})` : token.arg;
}

/**
 * A chain of conditional expressions, one per case; the last case needs no condition.
 * @param {import('./message.mjs').Choice} token
 * @param {string} language
 * @param {string} outer the argument of the enclosing plural, which `#` refers to inside a select
 */
function choice({ type, arg, cases }, language, outer) {
  const counted = type === 'plural' ? arg : outer;
  const ordered = [
    ...cases.filter(({ key }) => key.startsWith('=')),
    ...cases.filter(({ key }) => !key.startsWith('=') && key !== 'other'),
    ...cases.filter(({ key }) => key === 'other'),
  ];
  const branches = ordered.map(({ key, tokens }, index) => {
    const text = expression(tokens, language, counted);
    if (index === ordered.length - 1) return text;
    return `${condition(type, arg, key, language)} ? ${text} : `;
  });
  return `(${branches.join('')})`;
}

/**
 * @param {string} type
 * @param {string} arg
 * @param {string} key of a case
 * @param {string} language
 */
function condition(type, arg, key, language) {
  if (type === 'select') {
    if (key === 'true') return arg;
    return key === 'false' ? `!${arg}` : `${arg} === ${JSON.stringify(key)}`;
  }
  if (key.startsWith('=')) return `${arg} === ${Number(key.slice(1))}`;
  const [, rule = 'true'] =
    pluralsOf(language).categories.find(([category]) => category === key) ?? [];
  return rule.replace(/\bn\b/g, arg);
}
