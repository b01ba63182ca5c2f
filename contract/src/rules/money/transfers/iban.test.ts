import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ibanText, isIban, plainIban } from './iban.ts';

const GOOD = [
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
];

it.each(GOOD)('accepts %s', (iban) => {
  expect(isIban(iban)).toBe(true);
  expect(plainIban(` ${ibanText(iban).toLowerCase()} `)).toBe(iban);
});

it.each(['', 'DE', 'DE8937040044', 'DE89 3704 0044 0532 0130 00', '89DE370400440532013000'])(
  'refuses %o',
  (text) => expect(isIban(text)).toBe(false),
);

it('finds every wrong digit', () => {
  const wrong = fc.tuple(
    fc.constantFrom(...GOOD),
    fc.nat({ max: 12 }),
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(wrong, ([iban, from, by]) => {
      const at = [...iban].findIndex((letter, index) => index >= 2 + from && /\d/u.test(letter));
      const digit = (Number(iban[at]) + by) % 10;
      expect(isIban(iban.slice(0, at) + String(digit) + iban.slice(at + 1))).toBe(false);
    }),
  );
});

it('prints groups of four', () => {
  expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('NO9386011117947')).toBe('NO93 8601 1117 947');
});
