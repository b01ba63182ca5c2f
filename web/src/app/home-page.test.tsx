import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBestSpot, aMember, aReview, fakeApi, ok } from '../features/showcase/test/showcase.ts';
import { renderScreen } from '../test/render.tsx';
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
