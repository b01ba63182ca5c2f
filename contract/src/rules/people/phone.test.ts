import { describe, expect, it } from 'vitest';
import { isPhone, normalPhone, phoneKey, phoneLink, searchedDigits } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['+351 912 345 678', '+351912345678'],
    ['00351 912 345 678', '+351912345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 (555) 010-9999', '+15550109999'],
    // without a country prefix, the number stays as it was typed
    ['  912 345  678 ', '912 345 678'],
    ['(020) 7946-0958', '(020) 7946-0958'],
    // not a telephone number: no country prefix begins with zero, and no number is this long
    ['+0912345678', '+0912345678'],
    ['+1234567890123456', '+1234567890123456'],
  ])('is stored in one form if its country is clear: %s', (typed, stored) => {
    expect(normalPhone(typed)).toBe(stored);
    expect(normalPhone(stored)).toBe(stored);
  });

  it.each(['+351 912 345 678', '0351/912-345.678', '(020) 7946 0958', '11223'])(
    'can be %s',
    (text) => expect(isPhone(text)).toBe(true),
  );
  it.each(['', 'call me', '1234', '+1 555 CALL', '1'.repeat(18), '12345;drop', '+', '++15551234'])(
    'can’t be %j',
    (text) => expect(isPhone(text)).toBe(false),
  );

  it('is found by its last digits, with or without its prefix', () => {
    const found = ['+351 912 345 678', '912345678', '0912 345 678', '00351912345678'].map(
      searchedDigits,
    );
    expect(new Set(found)).toEqual(new Set(['12345678']));
    expect(searchedDigits('45 678')).toBe('45678');
    for (const text of ['4567', 'WF-234567', 'Ada', '2027-03-10x']) {
      expect([text, searchedDigits(text)]).toEqual([text, null]);
    }
  });

  it('is one person’s, with or without a leading zero', () => {
    expect(phoneKey('0912 345 678')).toBe(phoneKey('912345678'));
    expect(phoneKey('+351 912 345 678')).toBe('351912345678');
    expect(phoneKey('')).toBe('');
  });

  it('can be dialed', () => {
    expect(phoneLink('+351912345678')).toBe('tel:+351912345678');
    expect(phoneLink('(020) 7946-0958')).toBe('tel:02079460958');
  });
});
