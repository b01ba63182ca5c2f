import { screen } from '@testing-library/react';
import type { SpotFacets } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { EVERYTHING } from './address.ts';
import { CategoryChips } from './toolbar.tsx';

const facets: SpotFacets = {
  total: 1000,
  totalIsExact: false,
  siteTotal: 1_000_000,
  countries: [],
  narrower: null,
  correctedSearch: null,
  relaxedSearch: null,
  reading: null,
  nearbyCountry: null,
  categories: {
    all: 1000,
    beach: 900,
    mountain: 100,
    city: 0,
    historical: 0,
    nature: 0,
    adventure: 0,
  },
};
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('shows no page numbers if nothing is found', () => {
  const categories = { ...facets.categories, all: 0, beach: 0, mountain: 0 };
  renderScreen(
    <CategoryChips shown={EVERYTHING} facets={{ ...facets, totalIsExact: true, categories }} />,
  );
  expect(names()).toHaveLength(7);
  expect(names().join(' ')).not.toMatch(/\d/);
});

test('page numbers are readable, and above the limit only known ones are shown', () => {
  const { unmount } = renderScreen(<CategoryChips shown={EVERYTHING} facets={facets} />);
  expect(names()[0]).toMatch(/1,000\+$/);
  expect(names().slice(1).join(' ')).not.toMatch(/\d/);
  unmount();
  renderScreen(<CategoryChips shown={EVERYTHING} facets={{ ...facets, totalIsExact: true }} />);
  expect(
    names()
      .slice(0, 3)
      .map((name) => name?.replace(/^\D+/, '')),
  ).toEqual(['1,000', '900', '100']);
});
