import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpotFacets } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aSpot, facetsOf, fakeApi, ok } from '../test/spots.ts';
import { page } from './catalogue-page.tsx';

const PATH = '/allTouristSpots';

function show(search: string, found: Partial<SpotFacets>, spots = [aSpot()]) {
  const { api } = fakeApi({
    '/allSpots': (query) => ok(query.has('search') ? spots : [aSpot()]),
    '/allSpots/facets': (query) =>
      ok(query.get('search') === search ? { ...facetsOf(1, 48), ...found } : facetsOf(2, 48)),
    '/allSpots/suggestions': () => ok([]),
  });
  const at = `${PATH}?${new URLSearchParams({ search }).toString()}`;
  const view = renderScreen(<page.Component />, { api, user: null, at, routes: [] }, PATH);
  return {
    user: userEvent.setup(),
    address: () => view.router.state.location.search,
    box: () => screen.getByRole('combobox', { name: 'Search destinations' }),
  };
}

const CHEAP_JULY = { search: 'beach', month: 7, length: 'short', maxCost: 90 } as const;

it('shows a sentence’s meaning as filters, each of which can be removed', async () => {
  const { user, address, box } = show('cheap beach weekend in july', { reading: CHEAP_JULY });
  const chips = within(await screen.findByRole('navigation', { name: 'Active filters' }));
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Up to $90 per adult, per day (remove filter)',
    'July (remove filter)',
    '1–3 days (remove filter)',
    'Clear filters',
  ]);
  expect(box()).toHaveValue('cheap beach weekend in july');
  await user.click(chips.getByRole('link', { name: /^July/ }));
  await waitFor(() => expect(address()).toBe('?search=beach&maxCost=90&length=short'));
  expect(box()).toHaveValue('beach');
});

it('keeps a sentence as it was typed, also if it is not understood', async () => {
  const { address } = show('beach', { reading: null });
  expect(await screen.findByRole('heading', { name: 'Mount Fuji' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Active filters' })).not.toBeInTheDocument();
  expect(address()).toBe('?search=beach');
});

it.each([
  ['vietnam beach', 'Nothing matches all of “vietnam beach”. Showing the closest matches.'],
  ['peru', 'Nothing matches “peru”. Showing the closest matches.'],
])('says that it shows the closest matches for %s', async (search, text) => {
  show(search, { relaxedSearch: 'asia' });
  const line = await screen.findByText(text);
  expect(line.closest('[role=status]')).toBeInTheDocument();
});

it('offers popular searches if nothing is found', async () => {
  const { user, address } = show('qwertz', facetsOf(0, 48), []);
  expect(await screen.findByText('No destinations found')).toBeInTheDocument();
  const popular = within(await screen.findByRole('navigation', { name: 'Popular searches' }));
  expect(popular.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Adventure',
    'Nature',
    'Weekend',
    'Cheap',
  ]);
  await user.click(popular.getByRole('link', { name: 'Weekend' }));
  await waitFor(() => expect(address()).toBe('?search=Weekend'));
});
