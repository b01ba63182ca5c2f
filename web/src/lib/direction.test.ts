import { afterEach, describe, expect, it } from 'vitest';
import { arrowStep, lineDirection } from './direction.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe.each([
  ['to the right', '', 1],
  ['to the left', 'rtl', -1],
])('where lines run %s', (_, dir, direction) => {
  it('steps follow the lines', () => {
    document.documentElement.dir = dir;
    expect(lineDirection()).toBe(direction);
    expect(['ArrowRight', 'ArrowLeft', 'Enter'].map(arrowStep)).toEqual([direction, -direction, 0]);
  });
});
