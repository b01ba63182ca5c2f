import type { ReviewSort, SpotReviews } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract';
import { nextCursor } from '../../../api/next-cursor.ts';
import { injectEndpoints, toRequest, write } from '../../../api/request.ts';
import { responseSchema } from '../../../api/response-schema.ts';

/** One page of a destination's reviews; `next` is the cursor of the following page. */
interface ReviewsPage extends SpotReviews {
  next: string | null;
}

export interface ReviewsQuery {
  id: string;
  sort?: ReviewSort;
  rating?: number;
}

export const reviewsApi = injectEndpoints((build) => ({
  spotReviews: build.infiniteQuery<ReviewsPage, ReviewsQuery, string | null>({
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    query: ({ queryArg: { id, ...query }, pageParam }) =>
      toRequest(contract.listSpotReviews, {
        params: { id },
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    rawResponseSchema: responseSchema<SpotReviews>(contract.listSpotReviews),
    transformResponse: (page: SpotReviews, meta) => ({ ...page, next: nextCursor(meta?.link) }),
    providesTags: [contract.listSpotReviews.group],
  }),
  markHelpful: write(build, contract.markHelpful),
  unmarkHelpful: write(build, contract.unmarkHelpful),
  reportReview: write(build, contract.reportReview),
}));
