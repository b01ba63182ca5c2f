import { definePage } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { showcaseApi, loadShowcase } from '../api.ts';
import { BestSpotCard } from './best-spot-card.tsx';
import { bestSpotsTexts } from '../copy.texts.js';
import { popularTexts as texts } from './copy.texts.js';

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** The number of pictures on the first screen. */
const FIRST_ROW = 2;

function GridSkeleton() {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="mb-4 text-muted">{bestSpotsTexts.loading}</p>
      <div className={GRID}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-[16/10] rounded-card" />
            <Skeleton className="mt-4 h-6 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}

function Spots() {
  const query = showcaseApi.useListBestSpotsQuery();
  return (
    <QueryView
      query={query}
      loading={<GridSkeleton />}
      failed={bestSpotsTexts.failed}
      empty={
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          actions={<ButtonLink to={paths.catalogue()}>{texts.catalogue}</ButtonLink>}
        />
      }
    >
      {(spots) => (
        <ul className={GRID}>
          {spots.map((spot, at) => (
            <li key={spot._id}>
              <BestSpotCard spot={spot} whole priority={at < FIRST_ROW} level={2} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** All best spots as cards (spec §2, Popular spots page). */
function PopularSpots() {
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={
          <ButtonLink to={paths.catalogue()} variant="secondary">
            {texts.catalogue}
          </ButtonLink>
        }
      />
      <Container>
        <Spots />
      </Container>
    </>
  );
}

export const page = definePage(PopularSpots, {
  meta: () => ({ title: texts.title, description: texts.text }),
  load: ({ dispatch }) => [loadShowcase.bestSpots(dispatch)],
});
