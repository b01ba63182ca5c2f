import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linkedPaths } from '../domain/paths.ts';
import { ADA } from '../test/fake-identity.ts';
import { pages } from './pages.ts';
import { openSite } from './test/open-site.tsx';

/** The first visit to a screen loads its module. */
const PATIENCE = { timeout: 20_000 };

const showsHeading = (name: string) =>
  waitFor(
    () => expect(within(screen.getByRole('main')).getByRole('heading', { name })).toBeVisible(),
    PATIENCE,
  );

const comesBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const ENTRANCES = new Set(['/register', '/login']);

describe('the route table', () => {
  // each screen's heading when the API has no data
  it.each([
    ['[spec §2 Routes: /]', '/', 'Leave the harbor before the sun does.'],
    ['[spec §2 Routes: /aboutus]', '/aboutus', 'About us'],
    ['[spec §2 Routes: /popularSpots]', '/popularSpots', 'Popular spots'],
    ['[spec §2 Routes: /allTouristSpots]', '/allTouristSpots', 'All Tourist Spots'],
    [
      '[spec §2 Routes: /allTouristSpots/touristSpot/id]',
      '/allTouristSpots/touristSpot/gone',
      'Destination Not Found',
    ],
    ['[spec §2 Routes: /bookings]', '/bookings', 'No Bookings Yet!'],
    ['[spec §2 Routes: /booking]', '/booking', 'No Booking Data Found'],
    ['[spec §2 Routes: /updateBooking/id]', '/updateBooking/gone', 'Booking Not Found'],
    ['[spec §2 Routes: /addTouristSpots]', '/addTouristSpots', 'Add a tourist spot'],
    ['[spec §2 Routes: /myTouristSpots]', '/myTouristSpots', 'No destinations added yet.'],
    ['[spec §2 Routes: /payment/id]', '/payment/gone', 'Booking not found!'],
    ['[spec §2 Routes: /paymentHistory]', '/paymentHistory', 'No Payment History'],
    ['[spec §2 Routes: /register]', '/register', 'Create Account'],
    ['[spec §2 Routes: /login]', '/login', 'Welcome Back'],
    ['[spec §2 Routes: any other path]', '/no/such/page', 'Oops! Page Not Found'],
  ])(
    '%s [spec §2 Routes: shared layout] %s shows its screen between header and footer',
    async (_tag, path, title) => {
      openSite(path, ENTRANCES.has(path) ? null : ADA);
      await showsHeading(title);
      const main = screen.getByRole('main');
      const header = screen.getByRole('navigation', { name: 'Main' }).closest('header');
      const footer = screen.getByRole('navigation', { name: 'Legal' }).closest('footer');
      expect(header && comesBefore(header, main)).toBe(true);
      expect(footer && comesBefore(main, footer)).toBe(true);
    },
    30_000,
  );

  it.each([
    ['/PopularSpots', 'Popular spots'],
    ['/AllTouristSpots', 'All Tourist Spots'],
    ['/AddTouristSpots', 'Add a tourist spot'],
    ['/alltouristspots/touristspot/gone', 'Destination Not Found'],
  ])('[spec §2 Routes: letter case] %s reaches its screen', async (path, title) => {
    const { router } = openSite(path, ADA);
    await showsHeading(title);
    expect(router.state.location.pathname).toBe(path);
  });

  it('[spec §2 Routes: linked paths outside the table] every linked address has a screen', () => {
    const addresses = Object.values(linkedPaths).map((href) => href());
    const patterns = pages.map(({ path }) => path);
    expect(patterns).toEqual(
      expect.arrayContaining([...addresses, '/forgot-password', '/updateTouristSpot/:id']),
    );
  });
});

it('[spec §2 Guard: protected paths] [spec §2 Guard: requested path as state] sends an anonymous visitor to login, with the requested path', async () => {
  for (const path of [
    '/bookings',
    '/booking',
    '/addTouristSpots',
    '/myTouristSpots',
    '/payment/b1',
    '/paymentHistory',
  ]) {
    const { router, calls } = openSite(path);
    await showsHeading('Welcome Back');
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toMatchObject({ from: path });
    expect(calls).toEqual([]);
    cleanup();
  }
});

it('[spec §2 404: number] [spec §2 404: message] [spec §2 404: Go Back Home] the page of an unknown path links home', async () => {
  const { person, router } = openSite('/no/such/page');
  await showsHeading('Oops! Page Not Found');
  expect(screen.getByText('404')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Go Back Home' }));
  expect(await screen.findByRole('button', { name: 'Start Your Journey' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});
