import { expect, it } from 'vitest';
import { partsOf, type Send, sendInParts } from './send-in-parts.ts';

const row = (line: number, text = 'x') => ({ line, id: `d${line}`, name: 'spot', text });
const rows = (count: number, text?: string) =>
  Array.from({ length: count }, (_, index) => row(index + 2, text));

it('splits a file into requests, by number and by size', () => {
  expect(partsOf(rows(450)).map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(partsOf(rows(3, 'ä'.repeat(20_000))).map(({ length }) => length)).toEqual([2, 1]);
  expect(partsOf(rows(2, '旅'.repeat(40_000))).map(({ length }) => length)).toEqual([1, 1]);
  expect(partsOf([])).toEqual([]);
});

it('adds up changes and refusals with their rows, and says how far it got', async () => {
  let calls = 0;
  const send: Send = async ({ body }) => {
    calls += 1;
    if (calls === 4) return { error: new Error('away') };
    const [first] = body.rows;
    const change = { id: first?.id ?? '', spot: 'Bay', name: 'spot', before: '', after: 'x' };
    return {
      data: {
        changes: [{ ...change, changed: false }],
        refused: [{ row: 1, reason: 'does not name a destination', code: 'unknown' }],
      },
    };
  };
  const how = { language: 'de', state: 'draft', apply: false } as const;
  expect(await sendInParts(send, rows(250), how)).toMatchObject({
    changes: [{ id: 'd2' }, { id: 'd202' }],
    refused: [
      { line: 3, code: 'unknown' },
      { line: 203, code: 'unknown' },
    ],
  });
  expect(await sendInParts(send, rows(250), how)).toMatchObject({ sent: 200 });
});
