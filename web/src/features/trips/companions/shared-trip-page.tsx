import { definePage } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { tripsApi } from '../api.ts';
import { FRESH, LinkQuery, OpenedByLink } from '../parts/opened-by-link.tsx';
import { companionTexts as texts } from './copy.texts.js';
import { SharedTripView } from './shared-trip-view.tsx';

const explore = <ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>;
const link = { texts, actions: explore };
const canceled = (
  <Container>
    <EmptyState level={1} title={texts.canceled} text={texts.canceledText} actions={explore} />
  </Container>
);

function SharedTrip({ token }: { token: string }) {
  const query = tripsApi.useReadSharedTripQuery({ body: { token } }, FRESH);
  return (
    <LinkQuery query={query} {...link}>
      {({ trip }) => (trip === null ? canceled : <SharedTripView trip={trip} />)}
    </LinkQuery>
  );
}

function SharedTripPage() {
  return <OpenedByLink {...link}>{(token) => <SharedTrip token={token} />}</OpenedByLink>;
}

export const page = definePage(SharedTripPage, {
  meta: () => ({ title: texts.title, description: texts.description, noIndex: true }),
});
