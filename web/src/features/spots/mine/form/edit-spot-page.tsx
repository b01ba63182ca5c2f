import { useNavigate, useParams } from 'react-router';
import type { OwnSpot, SpotFields } from '@wayfarer/contract';
import { definePage } from '../../../../api/page.ts';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { useSession } from '../../../../session/use-session.ts';
import { paths } from '../../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../../lib/hooks/use-is-current-route.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Container, PageHeader } from '../../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ownSpotsApi } from '../api.ts';
import { editTexts as texts, mineTexts } from '../copy.texts.js';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';
import { fieldsOf, inputOf, picturesOf, toldOf } from './spot-fields.ts';
import { SpotForm } from './spot-form.tsx';

function LoadingForm() {
  return (
    <div aria-live="polite" aria-busy="true" className="container-x pt-12">
      <h1 className="text-lg text-muted">{texts.loading}</h1>
      <div className="mt-6 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-[44rem] rounded-panel!" />
        <Skeleton className="h-96 rounded-panel!" />
      </div>
    </div>
  );
}

/** Says that the last submission waits for the agency's decision, or why the agency sent it back. */
function Standing({ spot: { edit, reason, state } }: { spot: OwnSpot }) {
  const sent = edit ?? { state, reason };
  const sentBack = sent.state === 'rejected' && sent.reason !== '';
  if (!sentBack && edit?.state !== 'waiting') return null;
  return (
    <Container className="mb-6">
      <Banner tone={sentBack ? 'danger' : 'info'}>
        {sentBack ? texts.sentBack(sent.reason) : texts.waits}
      </Banner>
    </Container>
  );
}

function EditForm({ spot }: { spot: OwnSpot }) {
  const { contributions } = usePublicConfig();
  const waits = spot.contributed && contributions !== 'open';
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const [update] = ownSpotsApi.useUpdateSpotMutation();

  const initialPictures = picturesOf(spot);

  async function save(fields: SpotFields, pictures: readonly EditedPicture[]) {
    const isAbout = pictures.length > 0 || initialPictures.length > 0;
    const body = {
      ...inputOf(fields, spot.currency, isAbout ? pictures : undefined),
      ...toldOf(fields),
    };
    const { edit, state } = await update({ params: { id: spot._id }, body }).unwrap();
    const waiting = state === 'waiting' || edit?.state === 'waiting';
    toast.success(waiting ? texts.doneWaiting : texts.done);
    if (isCurrentRoute()) await navigate(paths.mySpots());
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        text={waits ? texts.textReview : texts.text}
        above={<BackLink to={paths.mySpots()}>{texts.back}</BackLink>}
      />
      <Standing spot={spot} />
      <SpotForm
        initial={fieldsOf(spot)}
        pictures={initialPictures}
        currency={spot.currency}
        texts={texts}
        cancelTo={paths.mySpots()}
        save={save}
      />
    </>
  );
}

/**
 * Edits one of the visitor's own destinations (the link in spec §2, My tourist spots). Other people's destinations
 * count as not found.
 */
function EditSpot() {
  const { id } = useParams();
  const { userEmail } = useSession();
  const query = ownSpotsApi.useListOwnSpotsQuery({ query: { email: userEmail } });
  const back = <ButtonLink to={paths.mySpots()}>{texts.back}</ButtonLink>;
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingForm />}
      failed={mineTexts.failed}
      actions={back}
    >
      {(spots) => {
        const spot = spots.find(({ _id }) => _id === id);
        if (spot && spot.state !== 'archived') return <EditForm key={spot._id} spot={spot} />;
        return (
          <EmptyState level={1} title={texts.notFound} text={texts.notFoundText} actions={back} />
        );
      }}
    </QueryView>
  );
}

export const page = definePage(EditSpot, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
