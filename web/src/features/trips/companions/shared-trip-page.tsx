import { definePage } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { tripsApi } from '../api.ts';
import { FRESH, OpenedByLink } from '../parts/opened-by-link.tsx';
import { companionTexts as texts } from './copy.texts.js';
import { SharedTripView } from './shared-trip-view.tsx';

const explore = <ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>;
const canceled = (
  <Container>
    <EmptyState level={1} title={texts.canceled} text={texts.canceledText} actions={explore} />
  </Container>
);
const useOpened = (token: string) => tripsApi.useReadSharedTripQuery({ body: { token } }, FRESH);

function SharedTripPage() {
  return (
    <OpenedByLink texts={texts} actions={explore} useOpened={useOpened}>
      {({ trip }) => (trip === null ? canceled : <SharedTripView trip={trip} />)}
    </OpenedByLink>
  );
}

export const page = definePage(SharedTripPage, {
  meta: () => ({ title: texts.title, description: texts.description, noIndex: true }),
});
