import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBestSpot, aMember, aReview, fakeApi, ok } from '../features/showcase/test/showcase.ts';
import { SILENT_SITE } from '../test/demo-site.ts';
import { ADA } from '../test/fake-identity.ts';
import { type RenderOptions, renderScreen } from '../test/render.tsx';
import { page } from './home-page.tsx';

it('[spec §2 Home: order of sections] stacks hero, about, best spots, team and reviews', async () => {
  await page.parts?.();
  renderScreen(<page.Component />, {
    user: null,
    api: fakeApi({
      '/bestSpots': () => ok([aBestSpot()]),
      '/allSpots': () => ok([]),
      '/allSpots/facets': () => ({ status: 404, body: null }),
      '/team': () => ok([aMember()]),
      '/review': () => ok([aReview()]),
    }),
  });
  await screen.findByRole('region', { name: 'Featured review' });
  await screen.findByText('Nadia Rahman');
  const marks = [
    screen.getByRole('button', { name: 'Watch Demo' }),
    screen.getByRole('link', { name: 'Learn More About Us' }),
    screen.getByRole('button', { name: 'Pause Slideshow' }),
    screen.getByText('Nadia Rahman'),
    screen.getByRole('region', { name: 'Featured review' }),
  ];
  const inOrder = [...marks].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(marks);
});

const NO_FACETS = {
  total: 0,
  totalIsExact: true,
  categories: { all: 0, beach: 0, mountain: 0, city: 0, historical: 0, nature: 0, adventure: 0 },
  siteTotal: 0,
  countries: [],
  narrower: null,
  correctedSearch: null,
  relaxedSearch: null,
  reading: null,
  nearbyCountry: null,
};

const ACCOUNT = {
  _id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  photoUrl: null,
  role: 'administrator',
  createdAt: '2026-01-02T00:00:00.000Z',
  language: null,
};

async function showEmpty({ user = null, staff }: Pick<RenderOptions, 'user'> & { staff?: object }) {
  await page.parts?.();
  renderScreen(<page.Component />, {
    user,
    config: { mode: 'production', site: SILENT_SITE },
    api: fakeApi({
      '/bestSpots': () => ok([]),
      '/allSpots': () => ok([]),
      '/allSpots/facets': () => ok(NO_FACETS),
      '/team': () => ok([]),
      '/review': () => ok([]),
      '/account': () => ok({ ...ACCOUNT, ...(staff && { staff }) }),
    }),
  });
  await screen.findByRole('heading', { name: 'Our first trips are on their way' });
}

it('is complete for an agency that has not added anything yet, and invents nothing', async () => {
  await showEmpty({});
  expect(screen.getByRole('heading', { level: 1, name: 'Travel with Wayfarer' })).toBeVisible();
  // waits until the other requests have a response, too
  await waitFor(() =>
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Travel with Wayfarer',
      'Our first trips are on their way',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain('/media/heroes/');
  expect(screen.queryByRole('link', { name: 'Open the console' })).not.toBeInTheDocument();
});

it('links to the console only for staff if the agency has not added anything yet', async () => {
  await showEmpty({ user: ADA, staff: { role: 'owner', permissions: [] } });
  expect(await screen.findByRole('link', { name: 'Open the console' })).toHaveAttribute(
    'href',
    '/admin',
  );
});

it('shows the number of destinations if the agency wants it', async () => {
  await page.parts?.();
  renderScreen(<page.Component />, {
    user: null,
    config: { site: SILENT_SITE },
    api: fakeApi({
      '/bestSpots': () => ok([]),
      '/allSpots': () => ok([]),
      '/allSpots/facets': () =>
        ok({ ...NO_FACETS, siteTotal: 12, countries: [{ country: 'Italy', count: 12 }] }),
      '/team': () => ok([]),
      '/review': () => ok([]),
    }),
  });
  expect((await screen.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '12',
    '1',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'destinations',
    'country',
  ]);
});
