import { CATEGORIES, type SpotFacets } from '@wayfarer/contract';
import { ChipLink } from '../../../ui/controls/chip.tsx';
import { spotsApi } from '../api.ts';
import { categoryNames } from '../copy.ts';
import { SITE_COUNTS } from '../load-popular-section.ts';
import { catalogueHref, EVERYTHING } from './address.ts';
import { texts } from './copy.ts';

/**
 * Searches that have results on this site: categories and countries with the most destinations, a trip length and a
 * price.
 */
function searchesFor({ categories, countries }: SpotFacets): string[] {
  const kinds = CATEGORIES.filter((category) => categories[category] > 0)
    .toSorted((one, other) => categories[other] - categories[one])
    .slice(0, 2)
    .map((category) => categoryNames[category]);
  const places = countries
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 2)
    .map(({ country, name }) => name ?? country);
  return [...kinds, ...places, ...texts.everydaySearches];
}

/** Links to searches that have results, shown if a search has none. */
export function PopularSearches() {
  const { data } = spotsApi.useSpotFacetsQuery(SITE_COUNTS);
  if (!data || data.siteTotal === 0) return null;
  return (
    <nav
      aria-label={texts.popularSearches}
      className="mx-auto flex max-w-2xl flex-wrap items-center justify-center gap-2.5 pb-12"
    >
      <p className="basis-full text-center text-sm text-muted">{texts.popularSearches}</p>
      {searchesFor(data).map((search) => (
        <ChipLink key={search} preventScrollReset to={catalogueHref(EVERYTHING, { search })}>
          {search}
        </ChipLink>
      ))}
    </nav>
  );
}
