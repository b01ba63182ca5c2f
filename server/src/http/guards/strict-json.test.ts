import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonRefusedError, parseStrictJson } from './strict-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const keys = new Set(['__proto__', 'constructor', 'prototype']);
  return Object.entries(value).some(([key, inner]) => keys.has(key) || hasForbiddenKey(inner));
}

describe('strict JSON', () => {
  it('reads every harmless JSON like JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.constantFrom(undefined, 2), (text, space) => {
        const plain: unknown = JSON.parse(text);
        fc.pre(!hasForbiddenKey(plain));
        expect(parseStrictJson(bytes(JSON.stringify(plain, null, space)))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses whatever JSON.parse refuses, with its own error and no other', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom('{"a":', '[', '"', ''),
        (junk, head) => {
          const input = Buffer.concat([Buffer.from(head), junk]);
          let error: unknown;
          try {
            parseStrictJson(input);
            JSON.parse(input.toString('utf8'));
          } catch (caught) {
            error = caught;
          }
          expect(error === undefined || error instanceof JsonRefusedError).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['the same key twice', '{"a":{"b":1,"b":2}}'],
    ['the same key twice in two spellings', '{"ab":1,"\\u0061b":2}'],
    ['the same key twice, far apart from its colon', `{"a":1,"a"${' '.repeat(5000)}:2}`],
    ['__proto__', '{"x":[{"__proto__":{}}]}'],
    ['constructor', '{"constructor":{"prototype":{}}}'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
  ])('refuses %s', (_what, text) => {
    expect(() => parseStrictJson(bytes(text))).toThrow(JsonRefusedError);
  });

  it('allows the same text as key and as value, and equal keys in different objects', () => {
    const value = { a: 'a', b: ['a', { a: 1 }], c: { a: '__proto__' } };
    expect(parseStrictJson(bytes(JSON.stringify(value)))).toEqual(value);
  });
});
