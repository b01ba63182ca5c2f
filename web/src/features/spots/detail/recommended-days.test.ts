import { expect, test } from 'vitest';
import { recommendedDays } from './recommended-days.ts';

test.each([
  ['3-4 days', 3],
  ['5–7 days', 5],
  ['1 day', 1],
  ['2 weeks', 14],
  ['90 days', 30],
  ['a long weekend', 1],
  ['', 1],
])('a recommended stay of %j starts with %i days', (text, days) => {
  expect(recommendedDays(text)).toBe(days);
});
