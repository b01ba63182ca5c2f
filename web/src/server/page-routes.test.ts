import { MAX_CURSOR_LENGTH } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { listed, pageRoutes, refused } from './page-routes.ts';

const CATALOGUE = '/allTouristSpots';
const DESTINATION = '/allTouristSpots/touristSpot/:id';

test.each([
  [CATALOGUE, 'search', 'a'.repeat(400), true],
  [CATALOGUE, 'search', 'a'.repeat(401), false],
  [CATALOGUE, 'cursor', 'a'.repeat(MAX_CURSOR_LENGTH), true],
  [CATALOGUE, 'cursor', 'a'.repeat(MAX_CURSOR_LENGTH + 1), false],
  [DESTINATION, 'tab', 'details', true],
  [DESTINATION, 'tab', '1', false],
  ['/contact', 'to', 'Ann', false],
  ['/contact', 'about', 'Mount Fuji', false],
  ['/newsletter/confirm', 'token', 't', false],
  ['/newsletter/unsubscribe', 'token', 't', false],
  ['/login', 'from', '/booking', false],
  ['/register', 'from', '/booking', false],
  ['/reset-password', 'oobCode', 'c', false],
  ['/verify-email', 'mode', 'verifyEmail', false],
  ['/account/action', 'oobCode', 'c', false],
])('%s reads %s; one with %j may be cached: %j', (path, name, value, cached) => {
  const page = pageRoutes.find((route) => route.path === path);
  expect(page?.query[name]?.(value)).toBe(cached);
});

test('pages read nothing else', () => {
  const read = pageRoutes.flatMap(({ path, query }) =>
    Object.keys(query).map((name) => `${path} ${name}`),
  );
  expect(read).toHaveLength(7 + 3 + 1 + 3 + 2 + 4 + 6);
  expect(pageRoutes.find(({ path }) => path === '/')?.query).toEqual({});
});

test('robots may fetch public pages, and no personal ones', () => {
  expect(listed).toEqual(expect.arrayContaining(['/', CATALOGUE, `${CATALOGUE}?category=beach`]));
  expect(listed.filter((path) => refused.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  expect(refused).toEqual([
    '/account',
    '/addTouristSpots',
    '/admin',
    '/booking',
    '/check-in',
    '/myTouristSpots',
    '/outbox',
    '/payment/',
    '/paymentHistory',
    '/payments/',
    '/saved',
    '/updateBooking/',
    '/updateTouristSpot/',
  ]);
});

test('only one page may use the camera, and secrets in addresses are not passed on', () => {
  const pathsWith = (flag: 'camera' | 'noReferrer') =>
    pageRoutes.filter((route) => route[flag]).map(({ path }) => path);
  expect(pathsWith('camera')).toEqual(['/admin/check-in']);
  expect(pathsWith('noReferrer')).toEqual(expect.arrayContaining(['/check-in', '/pay']));
});

test('every console screen is its own page, and is never cached', () => {
  const ofConsole = pageRoutes.filter(({ path }) => path.startsWith('/admin'));
  expect(ofConsole.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', '/admin/check-in']),
  );
  expect(pageRoutes.filter(({ unkept }) => unkept)).toEqual(ofConsole);
});
