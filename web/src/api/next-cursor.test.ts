import { expect, test } from 'vitest';
import { nextCursor } from './next-cursor.ts';

test.each([
  ['</api/allSpots?limit=24&cursor=abc%3D>; rel="next"', 'abc='],
  ['</api/allSpots?cursor=b>; rel=next', 'b'],
  ['</api/allSpots?cursor=a>; rel="prev", </api/allSpots?cursor=c>; rel="next"', 'c'],
])('finds the cursor in %s', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor);
});

test.each([undefined, '', '</api/allSpots?cursor=a>; rel="prev"', '</api/allSpots>; rel="next"'])(
  'knows the last page by %s',
  (link) => {
    expect(nextCursor(link)).toBeNull();
  },
);
