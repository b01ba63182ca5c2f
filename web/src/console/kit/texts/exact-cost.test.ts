import { expect, test } from 'vitest';
import { exactCost } from './exact-cost.ts';

test('prices show all decimals in the console, and other texts stay as they are', () => {
  expect(exactCost('€1,200', 'eur')).toBe('€1,200.00');
  expect(exactCost('€139.50', 'eur')).toBe('€139.50');
  expect(exactCost('¥15,000', 'jpy')).toBe('¥15,000');
  expect(exactCost('$290', 'eur')).toBe('$290');
  expect(exactCost('on request', 'eur')).toBe('on request');
});
