import type { ComponentProps, ReactNode } from 'react';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LoadingTrip } from '../trip/loading-trip.tsx';

interface TripQueryTexts {
  loading: string;
  failed: string;
}

/** The states of a query whose data fills the whole screen of a trip. */
export function TripQuery<Data>({
  texts,
  ...view
}: Pick<ComponentProps<typeof QueryView<Data>>, 'actions' | 'children' | 'notFound' | 'query'> & {
  texts: TripQueryTexts;
}) {
  const loading = <LoadingTrip level={1} text={texts.loading} />;
  return <QueryView level={1} loading={loading} failed={texts.failed} {...view} />;
}

/** A `TripQuery` for one of the caller's own trips; `back` leads to all of them. */
export function OwnTripQuery<Data>({
  texts,
  back,
  ...view
}: Pick<ComponentProps<typeof QueryView<Data>>, 'children' | 'query'> & {
  texts: TripQueryTexts & { notFound: string; notFoundText: string };
  back: ReactNode;
}) {
  const { notFound, notFoundText } = texts;
  return (
    <TripQuery
      texts={texts}
      actions={back}
      notFound={<EmptyState level={1} title={notFound} text={notFoundText} actions={back} />}
      {...view}
    />
  );
}
