import { parse } from '@messageformat/parser';
import { categoriesOf } from './plurals.mjs';

/**
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {import('@messageformat/parser').Select} Choice
 * @typedef {'number' | 'boolean' | 'text' | { oneOf: string[] }} ArgumentKind
 * @typedef {Map<string, ArgumentKind>} Arguments by name, in the order in which the message first mentions them
 */

/** Names that a parameter of a strict function can't have. */
const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * The tokens of an ICU message. Throws an error for features that catalogs don't use (ordinals, offsets, and formats
 * other than a grouped number), and for plural cases that the language doesn't have.
 * @param {string} message
 * @param {string} language
 * @returns {Token[]}
 */
export function parseMessage(message, language) {
  const cardinal = /** @type {Intl.LDMLPluralRule[]} */ (categoriesOf(language));
  const tokens = parse(message, { cardinal, ordinal: [], strict: true });
  refuse(tokens);
  return tokens;
}

/** @param {readonly Token[]} tokens */
function refuse(tokens) {
  for (const token of tokens) {
    if ('arg' in token && (!/^[a-z]\w*$/i.test(token.arg) || RESERVED.test(token.arg))) {
      throw new Error(`{${token.arg}} is not a name for an argument`);
    }
    if (token.type === 'function' && (token.key !== 'number' || token.param)) {
      throw new Error(`{${token.arg}, ${token.key}}: arguments arrive formatted`);
    }
    if (token.type === 'selectordinal') throw new Error('selectordinal is not supported');
    if ('cases' in token) refuseCases(token);
  }
}

/** @param {Choice} choice */
function refuseCases({ arg, type, cases, pluralOffset }) {
  if (pluralOffset) throw new Error(`{${arg}, plural}: an offset is not supported`);
  const keys = cases.map(({ key }) => key);
  if (type === 'plural' && !keys.includes('other')) throw new Error(`{${arg}, plural} needs other`);
  if (new Set(keys).size < keys.length) throw new Error(`{${arg}, ${type}} has a case twice`);
  for (const { tokens } of cases) refuse(tokens);
}

/**
 * The arguments of a message. An argument is a number if it is counted or grouped, and a boolean if it chooses between
 * `true` and `false` or `other`.
 * @param {readonly Token[]} tokens
 * @param {Arguments} [found]
 * @returns {Arguments}
 */
export function argumentsOf(tokens, found = new Map()) {
  for (const token of tokens) {
    if (!('arg' in token)) continue;
    const kind = kindOf(token);
    const known = found.get(token.arg) ?? 'text';
    found.set(token.arg, known === 'text' ? kind : known);
    if ('cases' in token) for (const { tokens } of token.cases) argumentsOf(tokens, found);
  }
  return found;
}

/**
 * @param {Exclude<Token, { type: 'content' | 'octothorpe' }>} token
 * @returns {ArgumentKind}
 */
function kindOf(token) {
  if (token.type === 'plural' || token.type === 'function') return 'number';
  if (!('cases' in token)) return 'text';
  const keys = token.cases.map(({ key }) => key);
  if (keys.every((key) => ['true', 'false', 'other'].includes(key))) return 'boolean';
  return keys.includes('other') ? 'text' : { oneOf: keys };
}
