import { expect, test } from 'vitest';
import { ownPath, returnTarget } from './return-path.ts';

test.each([
  ['/bookings', '/bookings'],
  ['/payment/7?x=1#card', '/payment/7?x=1#card'],
  ['/a/../bookings', '/bookings'],
])('%s is a path of this site', (value, path) => {
  expect(ownPath(value)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'java\tscript:alert(1)',
  'javascript:alert(1)',
  '/.//evil.example',
  'bookings',
  '',
  undefined,
  7,
])('%j leads to another site and is refused', (value) => {
  expect(ownPath(value)).toBeUndefined();
});

test('the router’s state takes precedence over the address and restores the visit’s state', () => {
  const location = { state: { from: '/booking', carried: { spot: 7 } }, search: '?from=/bookings' };
  expect(returnTarget(location)).toEqual({ path: '/booking', state: { spot: 7 } });
});

test('without a state the address counts; an invalid one leads home', () => {
  expect(returnTarget({ state: null, search: '?from=%2Fbookings' }).path).toBe('/bookings');
  expect(returnTarget({ state: null, search: '?from=//evil.example' })).toEqual({
    path: '/',
    state: undefined,
  });
  expect(returnTarget({ state: { from: '/\\evil' }, search: '' }).path).toBe('/');
});
