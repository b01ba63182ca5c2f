import { expect, it } from 'vitest';
import { readCells, readTexts } from './read-csv.ts';

it('reads quotes, line ends and other separators as spreadsheets write them', () => {
  expect(readCells('\uFEFF"a","b ""c"", d"\r\n"e\r\nf",g\r\n').rows).toEqual([
    ['a', 'b "c", d'],
    ['e\nf', 'g'],
    [''],
  ]);
  for (const file of [
    'a;b\n1;2',
    'a\tb\r1\t2',
    '"a, with a comma";b\n1;2',
    'sep=;\r\na;b\r\n1;2',
  ]) {
    const [titles, numbers] = readCells(file).rows;
    expect([titles?.at(1), numbers]).toEqual(['b', ['1', '2']]);
  }
});

const TITLES = 'Id,Destination,Text,Original,de,To check';

it('reads the translated texts and their originals, with row numbers', () => {
  const file = `${TITLES}\n1,Bay,spot,Bay,Bucht,\n1,Bay,location,Sea,,\n\n2,Cliff,spot,"two\nlines","'=Klippe",yes`;
  expect(readTexts(file, 'de')).toEqual({
    rows: [
      { line: 2, id: '1', name: 'spot', text: 'Bucht', original: 'Bay' },
      { line: 5, id: '2', name: 'spot', text: '=Klippe', original: 'two\nlines' },
    ],
    refused: [],
  });
  expect(readTexts('de;Text;Id\nBucht;spot;1', 'DE')).toMatchObject({
    rows: [{ line: 2, id: '1', name: 'spot', text: 'Bucht' }],
  });
});

it('refuses a file without its columns, or with an unclosed quote', () => {
  expect(readTexts(`${TITLES}\n1,Bay,spot,Bay,Bucht,`, 'fr')).toEqual({ fault: 'columns' });
  expect(readTexts('', 'de')).toEqual({ fault: 'columns' });
  expect(readTexts('Id,Destination,Original,de\n1,Bay,Bay,Bucht', 'de')).toEqual({
    fault: 'columns',
  });
  const open = `${TITLES}\n1,Bay,spot,Bay,Bucht,\n2,Cliff,spot,Cliff,"Klippe,\n3,Dune,spot,Dune,Düne,`;
  expect(readTexts(open, 'de')).toEqual({ fault: 'quote', line: 3 });
});

it('refuses incomplete, overlong and contradictory rows', () => {
  const file = [
    TITLES,
    '1,Bay,spot,Bay,Bucht,',
    '1,Bay,spot,Bay,Bai,',
    '2,Cliff,spot,Cliff,Klippe,',
    '2,Cliff,spot,Cliff,Klippe,',
    ',Dune,spot,Dune,Düne,',
    '3,Dune,,Dune,Düne,',
    `4,Isle,spot,Isle,${'x'.repeat(20_001)},`,
  ].join('\n');
  expect(readTexts(file, 'de')).toEqual({
    rows: [{ line: 4, id: '2', name: 'spot', text: 'Klippe', original: 'Cliff' }],
    refused: [
      { line: 2, code: 'repeated' },
      { line: 3, code: 'repeated' },
      { line: 6, code: 'incomplete' },
      { line: 7, code: 'incomplete' },
      { line: 8, code: 'too_long', most: 20_000 },
    ],
  });
});

it('removes the apostrophes that our exports add against formulas', () => {
  const guarded = `${TITLES}\n1,Bay,spot,"'-5 °C; '+49","'＝x",`;
  expect(readTexts(guarded, 'de')).toMatchObject({
    rows: [{ text: '＝x', original: '-5 °C; +49' }],
  });
});
