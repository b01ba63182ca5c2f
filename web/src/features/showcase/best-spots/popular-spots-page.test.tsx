import type { BestSpot } from '@wayfarer/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { page } from './popular-spots-page.tsx';
import { aBestSpot, broken, fakeApi, later, never, ok } from '../test/showcase.ts';

async function show(spots: readonly BestSpot[]) {
  renderScreen(<page.Component />, { api: fakeApi({ '/bestSpots': () => ok(spots) }) });
  return screen.findAllByRole('article');
}

it('[spec §2 Popular spots: card per best spot] [spec §2 Popular spots: card content] shows picture, country and description of each', async () => {
  const cards = await show([aBestSpot(), aBestSpot({ _id: 'best-2', title: 'Blue tiles' })]);
  expect(cards).toHaveLength(2);
  const [first] = cards;
  if (!first) throw new Error('There is no card');
  expect(first).toHaveTextContent('Granada, Spain');
  expect(first).toHaveTextContent('A palace of water.');
  expect(first.querySelector('picture img')).toHaveAttribute(
    'src',
    '/media/destinations/alhambra-960.webp',
  );
});

it('[spec §2 Popular spots: Explore] leads to the spot', async () => {
  const [card] = await show([aBestSpot()]);
  if (!card) throw new Error('There is no card');
  expect(within(card).getByRole('link', { name: 'Explore Red walls' })).toHaveAttribute(
    'href',
    '/allTouristSpots/touristSpot/alhambra',
  );
});

it('a story links to its destination, with price and rating', async () => {
  const [card] = await show([aBestSpot()]);
  expect(card).toHaveTextContent(/Red walls.*Alhambra.*\$130.*Rated4\.8out of 5/);
});

it('a story whose destination is gone links to its country', async () => {
  const [card] = await show([
    aBestSpot({ spotId: null, spot: null, average_cost: null, rating: null }),
  ]);
  if (!card) throw new Error('There is no card');
  expect(within(card).getByRole('link', { name: 'Explore Red walls' })).toHaveAttribute(
    'href',
    '/allTouristSpots?search=Spain',
  );
});

it('[spec §3 Popular spots: location fallback] names a place without a location', async () => {
  const [card] = await show([aBestSpot({ location: '' })]);
  expect(card).toHaveTextContent('Exotic Location, Spain');
});

it('[spec §2 Popular spots: loading] says that it is loading, and never that there is nothing', () => {
  renderScreen(<page.Component />, { api: never });
  expect(screen.getByText('Loading data...')).toBeVisible();
  expect(screen.queryByText('No popular spots yet')).not.toBeInTheDocument();
});

it('[spec §2 Popular spots: error] says that it failed, why, and tries again', async () => {
  let down = true;
  const again = later();
  const api = fakeApi({ '/bestSpots': () => (down ? broken : again.promise) });
  renderScreen(<page.Component />, { api });
  expect(await screen.findByText('Failed to load data.')).toBeVisible();
  expect(screen.getByText(/went wrong on our side/)).toBeVisible();
  down = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loading data...')).toBeVisible();
  expect(screen.queryByText('Failed to load data.')).not.toBeInTheDocument();
  again.answer(ok([aBestSpot()]));
  expect(await screen.findByRole('heading', { name: 'Red walls' })).toBeVisible();
});

it('says so if there are none', async () => {
  renderScreen(<page.Component />, { api: fakeApi({ '/bestSpots': () => ok([]) }) });
  expect(await screen.findByText('No popular spots yet')).toBeVisible();
});
