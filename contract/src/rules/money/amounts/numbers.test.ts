import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped, oneDecimal } from './numbers.ts';

it('groups whole numbers as the language does', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
  expect([0, 999, 1000, 12_345, 1_000_000].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,000,000',
  ]);
});

it('writes ratings with one decimal', () => {
  expect([0, 4.25, 4.7, 5].map(oneDecimal)).toEqual(['0.0', '4.3', '4.7', '5.0']);
});
