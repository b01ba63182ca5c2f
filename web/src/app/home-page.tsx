import { useRef } from 'react';
import { definePage } from '../api/page.ts';
import { loadShowcase } from '../features/showcase/api.ts';
import { Hero } from '../features/showcase/hero/hero.tsx';
import { spotsApi } from '../features/spots/api.ts';
import { loadPopularSection, SITE_COUNTS } from '../features/spots/load-popular-section.ts';
import { SearchBox } from '../features/spots/search/search-box.tsx';
import { deferredSection } from '../ui/loading/deferred-section.tsx';

const sections = {
  about: deferredSection(
    async () => (await import('../features/showcase/about/about-section.tsx')).AboutSection,
  ),
  bestSpots: deferredSection(
    async () =>
      (await import('../features/showcase/best-spots/best-spots-strip.tsx')).BestSpotsStrip,
  ),
  popular: deferredSection(async () => (await import('./home-places.tsx')).HomePlaces),
  team: deferredSection(
    async () => (await import('../features/showcase/team-section.tsx')).TeamSection,
  ),
  reviews: deferredSection(
    async () => (await import('../features/showcase/reviews/reviews-section.tsx')).ReviewsSection,
  ),
};

/** Home. It is in `app` because it combines sections of several features (spec §2, Home). */
function Home() {
  const search = useRef<HTMLInputElement>(null);
  const { data } = spotsApi.useSpotFacetsQuery(SITE_COUNTS);
  const empty = data?.siteTotal === 0;
  const counted = [
    { value: `${data?.siteTotal}`, label: data?.siteTotal === 1 ? 'destination' : 'destinations' },
    {
      value: `${data?.countries.length}`,
      label: data?.countries.length === 1 ? 'country' : 'countries',
    },
  ];
  return (
    <>
      <Hero
        search={!empty && <SearchBox inputRef={search} />}
        counted={data?.siteTotal ? counted : []}
        onStart={() => search.current?.focus()}
      />
      {Object.entries(sections).map(([name, { Component }]) => (
        <Component key={name} />
      ))}
    </>
  );
}

export const page = definePage(Home, {
  meta: () => ({}),
  parts: () => Promise.all(Object.values(sections).map(({ load }) => load())),
  load: ({ dispatch }) => [
    loadShowcase.bestSpots(dispatch),
    ...loadPopularSection(dispatch),
    loadShowcase.team(dispatch),
    loadShowcase.reviews(dispatch),
  ],
});
