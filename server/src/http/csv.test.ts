import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalAmount } from '../lib/decimal-amount.ts';
import type { Column } from '../pagination/table.ts';
import { csv } from './csv.ts';

async function* pagesOf(pages: string[][][]) {
  yield* pages;
}

async function written(titles: string[], pages: string[][][]): Promise<string> {
  const columns: Column<string[]>[] = titles.map((title, at) => ({
    title,
    cell: (row) => row[at] ?? '',
  }));
  let text = '';
  for await (const part of csv({ columns, pages: pagesOf(pages) })) text += part;
  return text;
}

/** Parses CSV by RFC 4180, character by character, and shares no code with the writer. */
function parse(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  const field = (): string => {
    let value = '';
    if (text[at] !== '"') {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') {
        if (text[at] === '"' || text[at] === '\n') throw new Error(`bare ${text[at]} at ${at}`);
        value += text[at++];
      }
      return value;
    }
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new Error('a quote is not closed');
      if (text[at] !== '"') value += text[at];
      else if (text[at + 1] === '"') value += text[at++];
      else break;
    }
    at += 1;
    return value;
  };
  while (at < text.length) {
    const record = [field()];
    while (text[at] === ',') {
      at += 1;
      record.push(field());
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`no end of line at ${at}`);
    at += 2;
    records.push(record);
  }
  return records;
}

const FORMULA = [...'=+-@＝＋－＠'];
const SEPARATORS = [...';\t\r\n'];

/** The expected cell: letter by letter, with an apostrophe before anything that may begin a formula. */
function guarded(cell: string): string {
  let text = SEPARATORS.slice(1).includes(cell.charAt(0)) ? "'" : '';
  let begins = true;
  for (const letter of cell) {
    if (begins && FORMULA.includes(letter)) text += "'";
    begins = SEPARATORS.includes(letter) || (begins && [' ', '"'].includes(letter));
    text += letter;
  }
  return text;
}

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...FORMULA, ...SEPARATORS, '"', ',', "'", 'é', ' ') }),
);
const tables = fc.array(fc.array(fc.tuple(nasty, nasty, nasty)));
const TITLES = 'One,Two,Three\r\n';

it('any cells are read back unchanged, and none of them begins a formula (C7)', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (pages) => {
      const text = await written(['One', 'Two', 'Three'], pages);
      expect(text.startsWith(`\uFEFF${TITLES}`)).toBe(true);
      const [, ...read] = parse(text.slice(1));
      expect(read).toEqual(pages.flat().map((row) => row.map(guarded)));
    }),
  );
});

it('no cell begins a formula if semicolons or tabs are separators, whatever is quoted [attack formulas where cells are separated by semicolons]', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (pages) => {
      const text = await written(['One', 'Two', 'Three'], pages);
      const cells = text.slice(1 + TITLES.length).split(/[;\t\r\n]/);
      for (const cell of cells) {
        const begin = cell.replace(/^[" ]+/, '').charAt(0);
        expect(FORMULA).not.toContain(begin === '' ? 'nothing' : begin);
      }
    }),
  );
  const [line] = (await written(['Name'], [[["Anna;=cmd|' /C calc'!A0"]]])).split('\r\n').slice(1);
  expect(line).toBe(`"Anna;'=cmd|' /C calc'!A0"`);
});

it('numbers are written unchanged, even negative ones', async () => {
  const column: Column<number> = { title: 'Days', cell: (row) => row };
  let text = '';
  async function* pages() {
    yield [-3, 1.5];
  }
  for await (const part of csv({ columns: [column], pages: pages() })) text += part;
  expect(text).toBe('\uFEFFDays\r\n-3\r\n1.5\r\n');
});

it('the next page is requested only once the previous one was consumed', async () => {
  let made = 0;
  async function* endless() {
    for (;;) {
      made += 1;
      yield [[String(made)]];
    }
  }
  const parts = csv({
    columns: [{ title: 'N', cell: ([n = '']: string[]) => n }],
    pages: endless(),
  });
  await parts.next();
  expect(made).toBe(0);
  expect((await parts.next()).value).toBe('"1"\r\n');
  expect(made).toBe(1);
  await parts.return(undefined);
});

it('semicolons and decimal commas are used for spreadsheets that expect them', async () => {
  const columns: Column<{ name: string; minor: number }>[] = [
    { title: 'Name', cell: ({ name }) => name },
    { title: 'Total', cell: ({ minor }) => decimalAmount(minor, 'eur') },
    { title: 'Rating', cell: () => 4.5 },
  ];
  const pages = async function* () {
    yield [{ name: 'Reise; A', minor: 13_950 }];
  };
  let text = '';
  for await (const part of csv({ columns, pages: pages() }, 'semicolon')) text += part;
  expect(text).toBe('\uFEFFName;Total;Rating\r\n"Reise; A";"139,50";4,5\r\n');
});
