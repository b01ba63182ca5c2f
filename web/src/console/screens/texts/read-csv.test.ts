import { expect, it } from 'vitest';
import { readCells, readTexts } from './read-csv.ts';

it('reads quotes, line ends and other separators as spreadsheets write them', () => {
  expect(readCells('\uFEFF"a","b ""c"", d"\r\n"e\nf",g\r\n')).toEqual([
    ['a', 'b "c", d'],
    ['e\nf', 'g'],
  ]);
  expect(readCells('a;b\n1;2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('takes the translated texts, with their lines', () => {
  const file =
    'Id,Destination,Text,Original,de,To check\n1,Bay,spot,Bay,Bucht,\n1,Bay,location,Sea,,\n2,Cliff,spot,Cliff,"\'=Klippe",yes';
  expect(readTexts(file, 'de')).toEqual([
    { line: 2, id: '1', name: 'spot', text: 'Bucht' },
    { line: 4, id: '2', name: 'spot', text: '=Klippe' },
  ]);
  expect(readTexts(file, 'fr')).toBeUndefined();
  expect(readTexts('', 'de')).toBeUndefined();
});
