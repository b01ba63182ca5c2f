import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  midSentence,
  type SpotFacets,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { paths, linkedPaths } from '../../domain/paths.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ChipLink, ChipRow } from '../../ui/controls/chip.tsx';
import { Section } from '../../ui/layout/layout.tsx';
import { CardGridSkeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState, EmptyState } from '../../ui/feedback/states.tsx';
import { spotsApi } from './api.ts';
import { categoryNames } from './copy.ts';
import { catalogueTexts } from './copy.texts.js';
import { POPULAR } from './load-popular-section.ts';
import { popularSectionTexts as texts } from './popular-copy.texts.js';
import { SpotCard } from './spot-card.tsx';

function catalogueOf(category: CategoryFilter): string {
  return paths.catalogue(category === 'all' ? {} : { category });
}

/** Chips that filter the section in place. Without scripts, they lead to the catalog. */
function CategoryChips({
  chosen,
  counts,
  onChoose,
}: {
  chosen: CategoryFilter;
  counts: SpotFacets['categories'] | undefined;
  onChoose: (category: CategoryFilter) => void;
}) {
  return (
    <ChipRow label={texts.filter}>
      {CATEGORY_FILTERS.map((category) => (
        <ChipLink
          key={category}
          to={catalogueOf(category)}
          active={category === chosen}
          count={counts?.[category]}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose(category);
          }}
        >
          {categoryNames[category]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** Home's section while the agency has no destinations yet. */
function FirstDays() {
  return (
    <Section>
      <div className="rounded-panel bg-band px-5 py-4">
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          actions={
            <>
              <ButtonLink to={linkedPaths.contact()}>{texts.write}</ButtonLink>
              <ButtonLink to={linkedPaths.about()} variant="secondary">
                {texts.about}
              </ButtonLink>
            </>
          }
        />
      </div>
    </Section>
  );
}

/** The most visited destinations of all categories or of one category, and a link to the catalog. */
export function PopularSection({ facets }: { facets: SpotFacets | undefined }) {
  const [category, setCategory] = useState<CategoryFilter>('all');
  const { data, currentData, isLoading, isError, refetch } = spotsApi.useListSpotsQuery(
    category === 'all' ? POPULAR : { query: { category, ...POPULAR.query } },
  );
  const isOld = data !== currentData;
  if (facets?.siteTotal === 0) return <FirstDays />;
  return (
    <Section
      title={texts.title}
      actions={
        <ButtonLink to={catalogueOf(category)} variant="secondary" size="pill">
          {category === 'all' ? texts.all : texts.allOf(midSentence(categoryNames[category]))}
        </ButtonLink>
      }
    >
      <CategoryChips chosen={category} counts={facets?.categories} onChoose={setCategory} />
      <p role="status" className="sr-only">
        {category !== 'all' &&
          currentData &&
          texts.shown({ count: currentData.length, category: categoryNames[category] })}
      </p>
      <div className="mt-6" aria-busy={isOld}>
        {isLoading && <CardGridSkeleton count={8} text={catalogueTexts.loading} layout="row" />}
        {isError && <ErrorState title={catalogueTexts.failed} onRetry={() => void refetch()} />}
        {data && !isError && (
          <div
            className={clsx(
              'snap-row transition-opacity duration-200 sm:card-grid',
              isOld && 'opacity-50',
            )}
          >
            {data.map((spot) => (
              <SpotCard key={spot._id} spot={spot} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
