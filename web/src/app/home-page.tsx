import { useRef } from 'react';
import type { Page } from '../api/page.ts';
import { AboutSection } from '../features/showcase/about-section.tsx';
import { loadShowcase } from '../features/showcase/api.ts';
import { BestSpotsStrip } from '../features/showcase/best-spots-strip.tsx';
import { Hero } from '../features/showcase/hero.tsx';
import { ReviewsSection } from '../features/showcase/reviews-section.tsx';
import { TeamSection } from '../features/showcase/team-section.tsx';
import { GoingNext, loadGoingNext } from '../features/spots/going-next.tsx';
import { SearchBox } from '../features/spots/search-box.tsx';

/** Home puts sections of several features together (spec §2, Home), which is why it stands in app. */
function Home() {
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <Hero search={<SearchBox inputRef={search} />} onStart={() => search.current?.focus()} />
      <AboutSection />
      <BestSpotsStrip />
      <GoingNext />
      <TeamSection />
      <ReviewsSection />
    </>
  );
}

export const page: Page = {
  Component: Home,
  meta: () => ({}),
  load: ({ dispatch }) => [
    loadShowcase.bestSpots(dispatch),
    ...loadGoingNext(dispatch),
    loadShowcase.team(dispatch),
    loadShowcase.reviews(dispatch),
  ],
};
