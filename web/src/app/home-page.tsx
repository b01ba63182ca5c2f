import { useRef } from 'react';
import { PREFETCH, type Page } from '../api/page.ts';
import { showcaseApi } from '../features/showcase/api.ts';
import { BestSpotsStrip } from '../features/showcase/best-spots-strip.tsx';
import { Hero } from '../features/showcase/hero.tsx';
import { GoingNext, loadGoingNext } from '../features/spots/going-next.tsx';
import { SearchBox } from '../features/spots/search-box.tsx';

/** Home puts sections of several features together (spec §2, Home), which is why it stands in app. */
function Home() {
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <Hero search={<SearchBox inputRef={search} />} onStart={() => search.current?.focus()} />
      <BestSpotsStrip />
      <GoingNext />
    </>
  );
}

export const page: Page = {
  Component: Home,
  meta: () => ({}),
  load: ({ dispatch }) => [
    dispatch(showcaseApi.endpoints.listBestSpots.initiate(undefined, PREFETCH)),
    ...loadGoingNext(dispatch),
  ],
};
