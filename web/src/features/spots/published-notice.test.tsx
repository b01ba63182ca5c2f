import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { PublishedNotice } from './published-notice.tsx';

const at = (state: unknown) => ({ at: { pathname: '/allTouristSpots', state } });

test('links from the catalog to a newly published place', () => {
  renderScreen(<PublishedNotice />, at({ published: { _id: 'salt', spot: 'Salt flats' } }));
  expect(screen.getByRole('link', { name: 'See Salt flats' })).toHaveAttribute(
    'href',
    '/allTouristSpots/touristSpot/salt',
  );
});

test.each([null, 'x', {}, { published: 7 }, { published: { _id: 'salt' } }])(
  'shows nothing for %j',
  (state) => {
    renderScreen(<PublishedNotice />, at(state));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
