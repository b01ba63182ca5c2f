/** Values that attackers and broken clients send, and texts that are barely JSON. */
import fc from 'fast-check';

const TEXTS = [
  '\u0000', '\ud800', '%ff', '%00', '../../etc/passwd', '..%2f..%2f', '.', '{{7*7}}', '<!--',
  "'; drop table users; --", "' or 1=1 --", '$1', '%', '_', '\\', '\\u0000', '</script>', '\u2028',
  '1e309', 'infinity', '-infinity', 'now', 'epoch', '0000-00-00', '+275760-09-13', 'NaN', '\u202e',
  'x'.repeat(20_000), '9'.repeat(400), 'ﷺ'.repeat(100), '👩‍👩‍👧‍👦', 'e\u0301',
]; // prettier-ignore
const NUMBERS = [-1, 0, -0, 0.1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e300, 5e-324];
const SHAPES: unknown[] = [null, true, [], {}, [[]], [null], { $ne: null }, { toString: 1 }, { length: -1 }]; // prettier-ignore
const RAW = [
  '', ' ', 'null', '[]', '"', '{"a":1,"a":2}', '{"a":1e999}', '{"a":-0}', '{"\\u0000":1}', '{}{}',
  '{"a":"\\ud800"}', '{"__proto__":{"a":1}}', '{"toString":1}', '\ufeff{}', '{"a":0x1}',
]; // prettier-ignore

const SURROGATES = { from: 0xd8_00, count: 0x8_00 };
const LAST_CHARACTER = 0x10_ff_ff;

/**
 * Every code point except surrogates, like fast-check's `binary`, which takes seconds to build a table of all of them.
 */
const anyCharacter = fc.integer({ min: 0, max: LAST_CHARACTER - SURROGATES.count }).map(
  (n) => String.fromCodePoint(n < SURROGATES.from ? n : n + SURROGATES.count),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || character !== String.fromCodePoint(code)) throw new Error('not one');
    return code < SURROGATES.from ? code : code - SURROGATES.count;
  },
);

export const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, ...SHAPES),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

export const hostileJsonText = fc.oneof(fc.constantFrom(...RAW), fc.json({ maxDepth: 4 }));

/** The number of runs and the seed, so that every run has the same inputs and a failure is repeatable. */
export const HOSTILE_RUNS = { numRuns: 25, seed: 20_261_121 };

export const asText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Encodes a value as a part of an address, which can't contain lone surrogates. */
export const inAddress = (value: unknown) =>
  encodeURIComponent(
    asText(value)
      .slice(0, 1500)
      .replaceAll(/\p{Surrogate}/gu, '\ufffd'),
  );
