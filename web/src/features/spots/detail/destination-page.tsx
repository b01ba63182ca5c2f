import { priceUnit, shownCost, commaList } from '@wayfarer/contract';
import { useParams } from 'react-router';
import { countryOf } from '../../../lib/language.ts';
import { isUnknown } from '../../../lib/error-text.ts';
import { definePage, PREFETCH } from '../../../api/page.ts';
import type { ApiState } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { spotsApi } from '../api.ts';
import { reviewsApi } from '../reviews/api.ts';
import { Destination } from './destination.tsx';
import { texts as catalogueTexts } from '../catalogue/copy.ts';
import { destinationData } from './destination-data.ts';
import { texts } from './copy.texts.js';
import { relatedQuery } from './related.tsx';

const argOf = (id: string | undefined) => ({ params: { id: id ?? '' } });

function LoadingDestination() {
  return (
    <div aria-live="polite" aria-busy="true" className="container-x pt-14">
      <Skeleton className="aspect-[4/3.3] rounded-panel! sm:aspect-[16/9] lg:aspect-auto lg:h-[min(34rem,62svh)]" />
      <h1 className="mt-8 text-lg text-muted">{texts.loading}</h1>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <div>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-10 h-40" />
        </div>
        <Skeleton className="h-96 rounded-panel!" />
      </div>
    </div>
  );
}

function DestinationPage() {
  const { id } = useParams();
  const query = spotsApi.useGetSpotQuery(argOf(id));
  const back = <ButtonLink to={paths.catalogue()}>{texts.back}</ButtonLink>;
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingDestination />}
      failed={texts.failed}
      actions={back}
      missing={{ title: texts.notFound, text: texts.notFoundText }}
    >
      {(spot) => <Destination key={spot._id} spot={spot} />}
    </QueryView>
  );
}

function found(state: ApiState, id: string | undefined) {
  return spotsApi.endpoints.getSpot.select(argOf(id))(state);
}

function firstReviews(state: ApiState, id: string) {
  return reviewsApi.endpoints.spotReviews.select({ id })(state).data?.pages[0];
}

export const page = definePage(DestinationPage, {
  meta({ params, state }) {
    const { data: spot, error } = found(state, params['id']);
    if (isUnknown(error)) return { title: texts.notFound, noIndex: true };
    if (!spot) return { title: texts.all };
    const place = commaList([spot.location, countryOf(spot)]);
    return {
      title: `${spot.spot}, ${countryOf(spot)}`,
      description:
        `${place}: ${shownCost(spot.average_cost)} ${priceUnit(spot)}. ${spot.description}`.slice(
          0,
          300,
        ),
      canonical: paths.destination(spot._id),
      image: spot.image,
      trail: [{ name: catalogueTexts.name, path: paths.catalogue() }],
      jsonLd: (site) => [destinationData(spot, site, firstReviews(state, spot._id))],
    };
  },
  load({ params, dispatch }) {
    const { getSpot, listSpots } = spotsApi.endpoints;
    const spot = dispatch(getSpot.initiate(argOf(params['id']), PREFETCH));
    // related destinations need the category
    const related = spot.then(({ data }) =>
      data?.category ? dispatch(listSpots.initiate(relatedQuery(data.category), PREFETCH)) : null,
    );
    const reviews = reviewsApi.endpoints.spotReviews.initiate({ id: params['id'] ?? '' }, PREFETCH);
    return [related, dispatch(reviews)];
  },
  status: ({ params, state }) => (isUnknown(found(state, params['id']).error) ? 404 : 200),
});
