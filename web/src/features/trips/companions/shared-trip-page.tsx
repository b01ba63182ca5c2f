import { definePage } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { tripsApi } from '../api.ts';
import { TripQuery } from '../parts/trip-query.tsx';
import { FRESH, OpenedByLink } from '../parts/opened-by-link.tsx';
import { companionTexts as texts } from './copy.texts.js';
import { SharedTripView } from './shared-trip-view.tsx';

function Message({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      actions={<ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>}
    />
  );
}

const canceled = <Message title={texts.canceled} text={texts.canceledText} />;

function SharedTrip({ token }: { token: string }) {
  const query = tripsApi.useReadSharedTripQuery({ body: { token } }, FRESH);
  return (
    <TripQuery
      query={query}
      texts={texts}
      notFound={<Message title={texts.gone} text={texts.goneText} />}
    >
      {({ trip }) =>
        trip === null ? <Container>{canceled}</Container> : <SharedTripView trip={trip} />
      }
    </TripQuery>
  );
}

function SharedTripPage() {
  return (
    <OpenedByLink
      loading={texts.loading}
      missing={<Message title={texts.missing} text={texts.missingText} />}
    >
      {(token) => <SharedTrip token={token} />}
    </OpenedByLink>
  );
}

export const page = definePage(SharedTripPage, {
  meta: () => ({ title: texts.title, description: texts.description, noIndex: true }),
});
