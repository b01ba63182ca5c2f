import type { Category } from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Section } from '../../../ui/layout/layout.tsx';
import { CardGridSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { spotsApi } from '../api.ts';
import { categoryNames } from '../copy.ts';
import { catalogueTexts } from '../copy.texts.js';
import { SpotCard } from '../spot-card.tsx';
import { relatedTexts as texts } from './copy.ts';

const SHOWN = 4;

/**
 * The argument of the query for other destinations of a category. It asks for one more than are shown, because this
 * destination may be among the results.
 */
export function relatedQuery(category: Category) {
  return { query: { category, sort: 'popularity', limit: SHOWN + 1 } } as const;
}

/** The most visited other destinations of the category. */
export function Related({ category, except }: { category: Category; except: string }) {
  const { currentData, isError, refetch } = spotsApi.useListSpotsQuery(relatedQuery(category));
  const spots = currentData?.filter(({ _id }) => _id !== except).slice(0, SHOWN);
  if (spots?.length === 0) return null;
  return (
    <Section
      title={texts.title(categoryNames[category])}
      className="later offscreen print:hidden"
      actions={
        <ButtonLink to={paths.catalogue({ category })} variant="secondary">
          {texts.all(categoryNames[category])}
        </ButtonLink>
      }
    >
      {spots ? (
        <div className="snap-row sm:card-grid">
          {spots.map((spot) => (
            <SpotCard key={spot._id} spot={spot} />
          ))}
        </div>
      ) : isError ? (
        <ErrorState title={catalogueTexts.failed} onRetry={() => void refetch()} />
      ) : (
        <CardGridSkeleton count={SHOWN} text={catalogueTexts.loading} layout="row" />
      )}
    </Section>
  );
}
