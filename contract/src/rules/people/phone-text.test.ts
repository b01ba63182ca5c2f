import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalPhone } from './phone.ts';
import { phoneText } from './phone-text.ts';

it.each([
  ['+351912345678', '+351 912 345 678'],
  ['+442079460958', '+44 207 946 0958'],
  ['+15550109999', '+1 555 010 9999'],
  ['+79161234567', '+7 916 123 4567'],
  ['+4930901820', '+49 309 018 20'],
  ['+35312345', '+353 123 45'],
  ['912 345 678', '912 345 678'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
});

it('is the same number again when it is typed as it is shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{4,14}$/), (stored) => {
      expect(normalPhone(phoneText(stored))).toBe(stored);
      expect(phoneText(stored)).not.toMatch(/ \d$/);
    }),
  );
});
