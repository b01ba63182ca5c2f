import type { SpotFacets } from '@wayfarer/contract';
import { Form } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { patterns } from '../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { ChipLink } from '../../../ui/controls/chip.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { spotsApi } from '../api.ts';
import { categoryNames } from '../copy.ts';
import { SpotCard } from '../spot-card.tsx';
import { type Catalogue, catalogueHref, EVERYTHING, isNarrowed } from './address.ts';
import { texts } from './copy.ts';
import { PopularSearches } from './popular-searches.tsx';
import { activeFilters } from './filters/active-filters.ts';

/** The query of the destinations shown below an empty list. */
export const POPULAR_ELSEWHERE = { query: { sort: 'popularity', limit: 4 } } as const;

interface NothingFoundProps {
  shown: Catalogue;
  facets: SpotFacets | undefined;
}

/** All active filters, including search and category, each with the change that removes it. */
function useNarrowing(
  shown: Catalogue,
  facets: SpotFacets | undefined,
): { label: string; off: Partial<Catalogue> }[] {
  const { currency } = usePublicConfig();
  const { search, category } = shown;
  return [
    ...(search === '' ? [] : [{ label: texts.withoutSearch(search), off: { search: '' } }]),
    ...(category === 'all'
      ? []
      : [{ label: categoryNames[category], off: { category: EVERYTHING.category } }]),
    ...activeFilters(shown, { currency, countryName: facets?.countryName }),
  ];
}

/** Offers to remove each of several filters. If there is only one filter, Reset Filters removes it. */
function WaysOut({ shown, facets }: NothingFoundProps) {
  const narrowing = useNarrowing(shown, facets);
  if (narrowing.length < 2) return null;
  return (
    <div className="mx-auto flex max-w-2xl flex-wrap items-center justify-center gap-2.5 pb-12">
      <p className="basis-full text-center text-sm text-muted">{texts.without}</p>
      {narrowing.map(({ label, off }) => (
        <ChipLink key={label} preventScrollReset to={catalogueHref(shown, off)}>
          {label}
        </ChipLink>
      ))}
    </div>
  );
}

function PopularPlaces() {
  const { data } = spotsApi.useListSpotsQuery(POPULAR_ELSEWHERE);
  if (!data?.length) return null;
  return (
    <section aria-labelledby="popular-instead">
      <h2 id="popular-instead" className="display mb-6 text-h3">
        {texts.popular}
      </h2>
      <div className="snap-row sm:card-grid">
        {data.map((spot) => (
          <SpotCard key={spot._id} spot={spot} />
        ))}
      </div>
    </section>
  );
}

/** Shown for an empty result: ways to widen the search, nearest first, and popular destinations. */
export function NothingFound({ shown, facets }: NothingFoundProps) {
  const nearby = facets?.nearbyCountry ?? null;
  const nearbyName = facets?.nearbyCountryName ?? nearby ?? '';
  return (
    <>
      <EmptyState
        title={texts.empty}
        text={
          nearby === null
            ? texts.emptyText
            : texts.nearbyText({ search: shown.search, country: nearbyName })
        }
        actions={
          <>
            {nearby !== null && (
              <ButtonLink to={catalogueHref(EVERYTHING, { country: nearby })} preventScrollReset>
                {texts.nearby(nearbyName)}
              </ButtonLink>
            )}
            {/* a separate form, so that the button works without scripts, and before they have loaded */}
            <Form action={patterns.catalogue} data-native="" preventScrollReset>
              <Button type="submit" variant={nearby === null ? 'primary' : 'secondary'}>
                {texts.reset}
              </Button>
            </Form>
          </>
        }
      />
      <WaysOut shown={shown} facets={facets} />
      {isNarrowed(shown) && <PopularSearches />}
      {isNarrowed(shown) && <PopularPlaces />}
    </>
  );
}
