import { expect, it } from 'vitest';
import { isPaperPattern, paperNumber } from './paper-number.ts';
import { rateText } from './rate-text.ts';
import { isVatId, plainVatId } from './vat-id.ts';

it('numbers follow a pattern', () => {
  expect(paperNumber('HJ-{year}-{number}', 2027, 118)).toBe('HJ-2027-0118');
  expect(paperNumber('{number}/{year}', 2027, 12_345)).toBe('12345/2027');
});

it.each([
  ['HJ-{year}-{number}', true],
  ['{year}{number}', true],
  ['HJ-{number}', false],
  ['HJ-{year}', false],
  ['{year}{number}{number}', false],
  ['<b>{year}{number}', false],
])('a pattern has year and number, and nothing strange: %s', (pattern, ok) => {
  expect(isPaperPattern(pattern)).toBe(ok);
});

it.each([
  ['DE 123 456 789', 'DE123456789', true],
  ['atu12345678', 'ATU12345678', true],
  ['EL123456789', 'EL123456789', true],
  ['DE12', 'DE12', false],
  ['12-3456789', '12-3456789', true],
  ['', '', true],
])('a VAT ID of the EU has the form of its country: %s', (typed, plain, ok) => {
  expect(plainVatId(typed)).toBe(plain);
  expect(isVatId(typed)).toBe(ok);
});

it('rates are percentages', () => {
  expect([900, 550, 875, 0, 1000].map((points) => rateText(points))).toEqual([
    '9%',
    '5.5%',
    '8.75%',
    '0%',
    '10%',
  ]);
});
