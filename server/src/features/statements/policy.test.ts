import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesMatch, referencesIn } from './policy.ts';

describe('references in a text', () => {
  it.each([
    ['WF-4PX2HE', ['WF-4PX2HE']],
    ['wf4px2he balance', ['WF-4PX2HE']],
    ['Trip WF 4PX 2HE.', ['WF-4PX2HE']],
    ['Ref:WF–4PX2HE/2026', ['WF-4PX2HE']],
    ['WF-4PX2HE and WF-9QD7KW', ['WF-4PX2HE', 'WF-9QD7KW']],
    ['WF-OIL000', ['WF-011000']],
    ['WFWF4PX2HE', ['WF-WF4PX2', 'WF-4PX2HE']],
    ['WF-4PX2H', []],
    ['', []],
  ])('%j contains %j', (text, references) => {
    expect(referencesIn(text)).toEqual(references);
  });

  it('are found, however they are written', () => {
    const symbol = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    const mark = fc.constantFrom('', '-', ' ', '.', ' - ');
    fc.assert(
      fc.property(
        fc.array(symbol, { minLength: 6, maxLength: 6 }),
        fc.array(mark, { minLength: 6, maxLength: 6 }),
        fc.boolean(),
        (symbols, marks, isLower) => {
          const written = `WF${symbols.map((one, index) => marks[index] + one).join('')}`;
          const text = isLower ? written.toLowerCase() : written;
          expect(referencesIn(`Trip: ${text}, thanks`)).toContain(`WF-${symbols.join('')}`);
        },
      ),
    );
  });
});

it.each([
  ['G OKONKWO', 'Grace Okonkwo', true],
  ['NOVAK P', 'Peter Novák', true],
  ['H. OLSEN AS', 'Henrik Olsen', true],
  ['OEBERG', 'Grace Öberg', true],
  ['Mr and Mrs Grace Okonkwo', 'Grace Okonkwo', true],
  ['OKONKWO, GRACE', 'Grace A. Okonkwo', true],
  ['Prince', 'Prince', true],
  ['J OKONKWO', 'Grace Okonkwo', false],
  ['GRACE', 'Grace Okonkwo', false],
  ['COASTAL CAFE', 'Grace Okonkwo', false],
  ['', 'Grace Okonkwo', false],
  ['A', 'A', false],
])('%j can be %j: %s', (payer, traveler, can) => {
  expect(namesMatch(payer, traveler)).toBe(can);
});
