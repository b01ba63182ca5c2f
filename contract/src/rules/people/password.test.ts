import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_RULES, passwordStrength } from './password.ts';

describe('passwordStrength', () => {
  it('[spec §5 Register: strength] gives 20 per cent for each rule that holds', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        const { percent, missing } = passwordStrength(password);
        expect(percent).toBe(100 - 20 * missing.length);
        expect(missing.every((rule) => !rule.holds(password))).toBe(true);
      }),
    );
  });

  it.each([
    ['', 0, 'red'],
    ['a', 20, 'red'],
    ['abcdef', 40, 'yellow'],
    ['Abcdef', 60, 'yellow'],
    ['Abcdef1', 80, 'green'],
    ['Abcdef1!', 100, 'green'],
  ])(
    '[spec §5 Register: password requirements] [spec §9 Register: strength thresholds] shows %j as %d %s',
    (password, percent, colour) => {
      expect(passwordStrength(password)).toMatchObject({ percent, colour });
    },
  );

  it('[spec §5 Register: password requirements] lists the five requirements', () => {
    expect(PASSWORD_RULES.map(({ id }) => id)).toEqual([
      'length',
      'uppercase',
      'lowercase',
      'digit',
      'special',
    ]);
  });
});
