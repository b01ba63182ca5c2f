import { expect, it } from 'vitest';
import { knownRating } from './known-rating.ts';

it.each([
  [{ contributed: false, rated: true, rating: 4.8 }, 4.8],
  [{ contributed: false, rated: false, rating: 4.6 }, 4.6],
  [{ contributed: false, rated: false, rating: 0 }, null],
  [{ contributed: false, rated: false, rating: 4.5 }, null],
  [{ contributed: false, rated: true, rating: 4.5 }, 4.5],
  [{ contributed: true, rated: true, rating: 4.2 }, 4.2],
  [{ contributed: true, rated: false, rating: 4.5 }, null],
])('of %o is %s', (spot, rating) => {
  expect(knownRating(spot)).toBe(rating);
});
