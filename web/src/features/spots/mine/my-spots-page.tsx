import { Plus } from 'lucide';
import { useRef } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import type { Page } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { useRowRemoval } from '../../../lib/hooks/use-row-removal.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { useListOwnSpotsQuery } from './api.ts';
import { mineTexts as texts } from './copy.ts';
import { OwnSpots } from './own-spots.tsx';
import { Stats } from './stats.tsx';
import { useDeleteSpot } from './use-delete-spot.ts';

function AddNew() {
  return (
    <ButtonLink to={paths.addSpot()}>
      <Icon shape={Plus} className="size-5" />
      {texts.add}
    </ButtonLink>
  );
}

function Waiting() {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="mb-4 text-muted">{texts.loading}</p>
      <Skeleton className="mb-10 h-24 rounded-card!" />
      <div className="card-grid">
        {['one', 'two', 'three', 'four'].map((card) => (
          <Skeleton key={card} className="h-112 rounded-card!" />
        ))}
      </div>
    </div>
  );
}

/** The list in the order of truth: what is known, failed, loading (spec §2, My tourist spots). */
function Content() {
  const { userEmail } = useSession();
  const { data, isError, error, refetch } = useListOwnSpotsQuery({ query: { email: userEmail } });
  const around = useRef<HTMLElement>(null);
  const { removing, remove } = useRowRemoval(around, useDeleteSpot(userEmail));
  if (!data) {
    if (!isError) return <Waiting />;
    return (
      <ErrorState title={texts.failed} text={errorDetail(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <section ref={around} tabIndex={-1} aria-label={texts.title}>
      {data.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} actions={<AddNew />} />
      ) : (
        <>
          <Stats spots={data} />
          <div className="mt-8 sm:mt-10">
            <OwnSpots spots={data} deleting={removing} onDelete={(id) => void remove(id)} />
          </div>
        </>
      )}
    </section>
  );
}

/** My tourist spots (spec §2): the signed-in visitor's own. */
function MySpots() {
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        above={<BackLink to={paths.home()}>{texts.home}</BackLink>}
        actions={<AddNew />}
      />
      <Container>
        <Content />
      </Container>
    </>
  );
}

export const page: Page = {
  Component: MySpots,
  meta: () => ({ title: texts.title, noIndex: true }),
};
