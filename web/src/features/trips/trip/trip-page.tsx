import { useParams } from 'react-router';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { useFresh } from '../../../api/use-fresh.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { tripsApi } from '../api.ts';
import { OwnTripQuery } from '../parts/trip-query.tsx';
import { pageTexts as texts } from './copy.texts.js';
import { TripView } from './trip-view.tsx';

/** Fetches again each time, because the trip may have been paid, changed or canceled since the last load. */
const FRESH = { refetchOnMountOrArgChange: true } as const;
/** The polling interval in milliseconds. With it, a payment at the counter appears without a reload. */
const LOOK_AGAIN_MS = 15_000;

const byId = (id = '') => ({ params: { id } });

function TripPage() {
  const { id } = useParams();
  const query = tripsApi.useGetTripQuery(byId(id), FRESH);
  useFresh(query.refetch, LOOK_AGAIN_MS);
  const back = <ButtonLink to={paths.bookings()}>{texts.back}</ButtonLink>;
  return (
    <OwnTripQuery query={query} texts={texts} back={back}>
      {(trip) => <TripView trip={trip} />}
    </OwnTripQuery>
  );
}

export const page = definePage(TripPage, {
  meta: ({ params, state }) => {
    const { data } = tripsApi.endpoints.getTrip.select(byId(params['id']))(state);
    return { title: data ? texts.title(data.place.name) : texts.plainTitle, noIndex: true };
  },
  load: ({ params, dispatch }) => [
    dispatch(tripsApi.endpoints.getTrip.initiate(byId(params['id']), PREFETCH)),
  ],
});
