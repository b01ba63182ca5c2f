import { SOURCE_LANGUAGE } from './plurals.mjs';
import { writeMessage } from './write-message.mjs';

/** @typedef {import('./message.mjs').Token} Token */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒğĥîĵķļɱñöþǫŕšŧûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ';

const letters = [...ACCENTED];
const accented = (/** @type {string} */ text) =>
  text.replace(/[a-zA-Z]/g, (letter) => letters[PLAIN.indexOf(letter)] ?? letter);

/**
 * The growth of texts in the pseudo-language, because translations are longer than English. A short text grows more
 * than a long one.
 */
const GROWTH = 0.4;

/** True for pages in marked English, on which stories written for English find their texts. */
const isMarked = process.env['PSEUDO'] === 'marked';
/** A zero-width space, which people don't see and Playwright ignores. */
const TEXT_MARK = '\u200B';
/** Matches file names, which aren't changed because they are shown on the device and not on a page. */
const FILE_NAME = /^[\w-]+\.\w+$/;

/**
 * A message in the pseudo-language: readable, with accents, about 40 % longer, and marked at both ends. It shows text
 * that is cut off, doesn't fit or isn't in a catalog.
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
function pseudoTokens(tokens) {
  const written = tokens.map(accentedToken);
  const missing = Math.ceil(longest(tokens) * GROWTH);
  if (missing === 0) return written;
  return [content('[!!! '), ...written, content(` ${padding(missing)}!!!]`)];
}

/**
 * An English message with one mark at its end, which distinguishes texts of catalogs from names and amounts. Texts
 * within the message lose their own marks.
 * @param {readonly Token[]} tokens
 * @param {readonly string[]} names of its arguments
 * @returns {string} its code
 */
export function writeMarked(tokens, names) {
  const [first] = tokens;
  const isFileName =
    tokens.length === 1 && first?.type === 'content' && FILE_NAME.test(first.value);
  const hasWords = longest(tokens) > 0 && !isFileName;
  const write = writeMessage(tokens, SOURCE_LANGUAGE, names);
  const mark = JSON.stringify(TEXT_MARK);
  if (names.length === 0) return hasWords ? `${write} + ${mark}` : write;
  // a message that consists only of arguments has the marks of the texts in them
  return `((write) => (given) => {
    const text = write(given);
    const plain = text.replaceAll(${mark}, '');
    return ${hasWords ? 'true' : 'plain !== text'} ? plain + ${mark} : text;
  })(${write})`;
}

/**
 * @param {readonly Token[]} tokens
 * @param {readonly string[]} names of its arguments
 * @returns {string} its code
 */
export const writePseudo = (tokens, names) =>
  isMarked
    ? writeMarked(tokens, names)
    : writeMessage(pseudoTokens(tokens), SOURCE_LANGUAGE, names);

/**
 * Groups of letters instead of one long word, so that lines can break as in a real language.
 * @param {number} length
 */
const padding = (length) => 'ẋýžẋ '.repeat(Math.ceil(length / 5)).slice(0, Math.max(0, length - 9));

/** @param {Token} token @returns {Token} */
function accentedToken(token) {
  if (token.type === 'content') return { ...token, value: accented(token.value) };
  if (!('cases' in token)) return token;
  const cases = token.cases.map((one) => ({ ...one, tokens: one.tokens.map(accentedToken) }));
  return { ...token, cases };
}

/** The number of letters of the longest form of a message. @param {readonly Token[]} tokens @returns {number} */
function longest(tokens) {
  return tokens.reduce((sum, token) => {
    if (token.type === 'content') return sum + (token.value.match(/\p{L}/gu)?.length ?? 0);
    if (!('cases' in token)) return sum;
    return sum + Math.max(...token.cases.map((one) => longest(one.tokens)));
  }, 0);
}

/** @param {string} value @returns {Token} */
const content = (value) => ({
  type: 'content',
  value,
  ctx: { offset: 0, line: 0, col: 0, text: '', lineBreaks: 0 },
});
