import { Plus } from 'lucide';
import { useRef } from 'react';
import { definePage } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { useRowRemoval } from '../../../lib/hooks/use-row-removal.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ownSpotsApi } from './api.ts';
import { mineTexts as texts } from './copy.texts.js';
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

/** The list with its actions (spec §2, My tourist spots). */
function Content() {
  const { userEmail } = useSession();
  const query = ownSpotsApi.useListOwnSpotsQuery({ query: { email: userEmail } });
  const around = useRef<HTMLElement>(null);
  const { removing, remove } = useRowRemoval(around, useDeleteSpot(userEmail));
  return (
    <QueryView query={query} loading={<Waiting />} failed={texts.failed}>
      {(spots) => (
        <section ref={around} tabIndex={-1} aria-label={texts.title}>
          {spots.length === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyText} actions={<AddNew />} />
          ) : (
            <>
              <Stats spots={spots} />
              <div className="mt-8 sm:mt-10">
                <OwnSpots spots={spots} deleting={removing} onDelete={(id) => void remove(id)} />
              </div>
            </>
          )}
        </section>
      )}
    </QueryView>
  );
}

/** My tourist spots (spec §2): the signed-in visitor's own destinations. */
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

export const page = definePage(MySpots, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
