import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { queryState } from '../../../api/query-state.ts';
import { paths } from '../../../domain/paths.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { tripsApi } from '../api.ts';
import { LoadingTrip } from '../trip/loading-trip.tsx';
import { companionTexts as texts } from './copy.ts';
import { SharedTripView } from './shared-trip-view.tsx';

/** A link may be closed at any time. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

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

/** The token after `#` is only for this page: it is sent in a body and stored nowhere. */
function SharedTrip({ token }: { token: string }) {
  const query = tripsApi.useReadSharedTripQuery(
    token === '' ? skipToken : { body: { token } },
    FRESH,
  );
  if (token === '') {
    return (
      <Container>
        <Message title={texts.missing} text={texts.missingText} />
      </Container>
    );
  }
  return (
    <QueryView
      state={queryState(query)}
      level={1}
      loading={<LoadingTrip level={1} text={texts.loading} />}
      failed={texts.failed}
      notFound={<Message title={texts.gone} text={texts.goneText} />}
    >
      {({ trip }) =>
        trip === null ? <Container>{canceled}</Container> : <SharedTripView trip={trip} />
      }
    </QueryView>
  );
}

/** Renders without data on the server: only browsers know the token after `#`. */
function SharedTripPage() {
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  return inBrowser ? (
    <SharedTrip key={hash} token={hash.slice(1)} />
  ) : (
    <LoadingTrip level={1} text={texts.loading} />
  );
}

export const page = definePage(SharedTripPage, {
  meta: () => ({ title: texts.title, description: texts.description, noIndex: true }),
});
