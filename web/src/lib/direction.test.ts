import { afterEach, describe, expect, it } from 'vitest';
import { arrowStep, lineDirection, numberRun } from './direction.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe.each([
  ['to the right', '', 1],
  ['to the left', 'rtl', -1],
])('on a page that runs %s', (_, dir, direction) => {
  it('numbers keep their order', () => {
    document.documentElement.dir = dir;
    expect(numberRun('')).toBe('');
    expect(numberRun('+1 202').replaceAll(/[\u2066\u2069]/g, '|')).toBe(
      direction === 1 ? '+1 202' : '|+1 202|',
    );
  });

  it('steps follow the direction', () => {
    document.documentElement.dir = dir;
    expect(lineDirection()).toBe(direction);
    expect(['ArrowRight', 'ArrowLeft', 'Enter'].map(arrowStep)).toEqual([direction, -direction, 0]);
  });
});
