import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, currency = 'eur') => readStatement(bytes(text), currency);
const HEADER = 'Date;Name;Reference;Amount';
const rowsOf = (rows: readonly string[]) => read([HEADER, ...rows].join('\n'));
const keysOf = async (rows: readonly string[]) => (await rowsOf(rows)).lines.map(({ key }) => key);

describe('an encoding', () => {
  const text = `${HEADER}\n2026-03-19;Müller;Füße €;5,00`;
  const windows = Uint8Array.from(text, (symbol) => (symbol === '€' ? 0x80 : symbol.charCodeAt(0)));
  const utf16 = (isBig: boolean) => {
    const units = Uint16Array.from(`\u{FEFF}${text}`, (symbol) => symbol.charCodeAt(0));
    const view = new DataView(new ArrayBuffer(units.length * 2));
    for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, !isBig);
    return new Uint8Array(view.buffer);
  };
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a byte order mark', bytes(`\u{FEFF}${text}`)],
    ['UTF-16 LE', utf16(false)],
    ['UTF-16 BE', utf16(true)],
    ['windows-1252', windows],
  ])('%s is recognized', async (_name, file) => {
    expect((await readStatement(file, 'eur')).lines).toMatchObject([
      { payer: 'Müller', purpose: 'Füße €', amount: 500 },
    ]);
  });
});

describe('the key of a line', () => {
  const row = fc
    .tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.constantFrom('Ada', 'Ben'),
      fc.constantFrom('a', 'b'),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(
      ([day, name, text, amount]) =>
        `2026-03-${String(day).padStart(2, '0')};${name};${text};${amount},00`,
    );

  it('is unique in a file, and the same in any file and order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 30 }), fc.array(row), async (rows, more) => {
        const keys = await keysOf(rows);
        expect(new Set(keys).size).toBe(rows.length);
        expect((await keysOf(rows.toReversed())).toSorted()).toEqual(keys.toSorted());
        const all = await keysOf([...more, ...rows]);
        expect(all).toEqual(expect.arrayContaining(keys));
      }),
    );
  });

  it('depends on the day, the amount, the payer and the text', async () => {
    const rows = [
      '2026-03-19;Ada;a;1,00',
      '2026-03-20;Ada;a;1,00',
      '2026-03-19;Ben;a;1,00',
      '2026-03-19;Ada;b;1,00',
      '2026-03-19;Ada;a;1,01',
    ];
    const keys = await Promise.all(rows.map((one) => keysOf([one])));
    expect(new Set(keys.flat()).size).toBe(rows.length);
  });

  it('is the bank’s own id, regardless of the texts, if there is one', async () => {
    const entry = (text: string, id: string) =>
      `:20:A\n:25:1\n:60F:C260318EUR0,\n:61:2603190319C5,NTRFNONREF//${id}\n:86:${text}\n:62F:C260319EUR5,\n-`;
    const [one, same, other] = await Promise.all(
      [entry('Hello', 'B1'), entry('Hello there', 'B1'), entry('Hello', 'B2')].map((file) =>
        read(file),
      ),
    );
    expect(same?.lines[0]?.key).toBe(one?.lines[0]?.key);
    expect(other?.lines[0]?.key).not.toBe(one?.lines[0]?.key);
  });
});

it('counts other currencies, and knows their decimals', async () => {
  const text = `${HEADER};Currency\n2026-03-19;Ada;a;1.000;JPY\n2026-03-19;Ada;a;12.345;KWD\n2026-03-19;Ada;a;7;eur`;
  expect(await read(text)).toMatchObject({ lines: [{ amount: 700 }], otherCurrency: 2 });
  expect((await read(text, 'jpy')).lines).toMatchObject([{ amount: 1000 }]);
});

it('cuts long texts, and removes control characters', async () => {
  const { lines } = await rowsOf([`2026-03-19;A\u0000da\u0007;${'x'.repeat(900)};1`]);
  expect(lines).toMatchObject([{ payer: 'A da' }]);
  expect(lines[0]?.purpose).toHaveLength(500);
});

it('reads any text or refuses it as input, and never fails in another way', async () => {
  const heads = ['', `${HEADER}\n`, ':20:A\n:60F:C260318EUR0,\n:61:', '<Document ', '\u{FEFF}'];
  const codeOf = (text: string) =>
    read(text).then(
      () => null,
      (error: unknown) => (error as { code?: unknown }).code,
    );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.string(), async (head, rest) => {
      expect([null, 'invalid_input']).toContain(await codeOf(head + rest));
    }),
  );
});
