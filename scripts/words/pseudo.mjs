/** @typedef {import('./message.mjs').Token} Token */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒğĥîĵķļɱñöþǫŕšŧûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ';

const letters = [...ACCENTED];
const accented = (/** @type {string} */ text) =>
  text.replace(/[a-zA-Z]/g, (letter) => letters[PLAIN.indexOf(letter)] ?? letter);

/** Translations are longer than English; a short text grows more than a long one. */
const GROWTH = 0.4;

/** Pages whose texts are English with room after them, which stories written for English can read. */
const isBlank = process.env['PSEUDO'] === 'blank';
/** A letter is about as wide as two of these spaces, which are shown, and which don't break. */
const BLANK = '\u00A0\u00A0';
const BLANK_WORD = 6;

/**
 * A message in the pseudo-language: readable, with accents, about 40 % longer, and marked at both ends, so that text
 * that is cut, runs over or isn't in a catalog can be seen.
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
export function pseudoTokens(tokens) {
  if (isBlank) return roomierTokens(tokens);
  const written = tokens.map(accentedToken);
  const missing = Math.ceil(longest(tokens) * GROWTH);
  if (missing === 0) return written;
  return [content('[!!! '), ...written, content(` ${padding(missing)}!!!]`)];
}

/**
 * A message and 40 % more room, in spaces that aren't collapsed. A single word gets longer, because a translation may not
 * break there either.
 * @param {readonly Token[]} tokens
 * @returns {Token[]}
 */
export function roomierTokens(tokens) {
  const letters = longest(tokens);
  if (letters === 0) return [...tokens];
  let missing = Math.max(Math.ceil(letters * GROWTH), 2);
  let room = letters < 15 ? '' : ' ';
  for (; missing > 0; missing -= BLANK_WORD) {
    room += BLANK.repeat(Math.min(missing, BLANK_WORD)) + (missing > BLANK_WORD ? ' ' : '');
  }
  return [...tokens, content(room)];
}

/** Groups of letters rather than one long word, so that lines can break as in a language. @param {number} length */
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
