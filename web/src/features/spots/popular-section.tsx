import { CATEGORY_FILTERS } from '@wayfarer/contract';
import { paths } from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ChipLink, ChipRow } from '../../ui/controls/chip.tsx';
import { Section } from '../../ui/layout/layout.tsx';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { useListSpotsQuery, useSpotFacetsQuery } from './api.ts';
import { catalogueTexts, categoryNames, popularSectionTexts as texts } from './copy.ts';
import { POPULAR } from './load-popular-section.ts';
import { SpotCard } from './spot-card.tsx';

function CategoryChips() {
  const { data } = useSpotFacetsQuery();
  return (
    <ChipRow label={texts.filter}>
      {CATEGORY_FILTERS.map((category) => (
        <ChipLink
          key={category}
          to={paths.catalogue(category === 'all' ? {} : { category })}
          active={category === 'all'}
          count={data?.categories[category]}
        >
          {categoryNames[category]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** The most visited destinations, and chips that lead into the catalogue. */
export function PopularSection() {
  const { data, isLoading, isError, refetch } = useListSpotsQuery(POPULAR);
  return (
    <Section
      title={texts.title}
      actions={
        <ButtonLink to={paths.catalogue()} variant="secondary" size="pill">
          {texts.all}
        </ButtonLink>
      }
    >
      <CategoryChips />
      <div className="mt-6">
        {isLoading && <CardGridSkeleton count={8} text={catalogueTexts.loading} />}
        {isError && <ErrorState title={catalogueTexts.failed} onRetry={() => void refetch()} />}
        {data && (
          <div className="card-grid">
            {data.map((spot) => (
              <SpotCard key={spot._id} spot={spot} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
