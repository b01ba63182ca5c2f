import type { Spot, SpotQuery } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract';
import { injectEndpoints } from '../../api/client.ts';
import { read, toRequest } from '../../api/request.ts';
import { responseSchema } from '../../api/response-schema.ts';
import { nextCursor } from '../../api/next-cursor.ts';

/** One page of the catalogue; `next` opens the following one. */
export interface CataloguePage {
  spots: Spot[];
  next: string | null;
}

/** Where a page starts and how many spots it takes; without a cursor it is the first. */
export interface CataloguePageParam {
  cursor?: string;
  limit: number;
  /** How many the next page takes, where that is not a page as usual. */
  rest?: number;
}

/** What the catalogue is narrowed and ordered by, and where it begins. */
export type CatalogueQuery = Omit<SpotQuery, 'limit'>;

/** Destinations: the catalogue and what is known of each. */
export const spotsApi = injectEndpoints({
  endpoints: (build) => ({
    listSpots: read(build, contract.listSpots),
    spotFacets: read(build, contract.spotFacets),
    suggestSpots: read(build, contract.suggestSpots),
    getSpot: read(build, contract.getSpot),
    /** The catalogue page by page; the cursor comes from the answer's `Link: rel="next"`. */
    catalogue: build.infiniteQuery<CataloguePage, CatalogueQuery, CataloguePageParam>({
      infiniteQueryOptions: {
        initialPageParam: { limit: contract.SPOT_PAGE.catalogue },
        getNextPageParam: ({ next }, _pages, { rest = contract.SPOT_PAGE.catalogue }) =>
          next === null ? undefined : { cursor: next, limit: rest },
      },
      query: ({ queryArg, pageParam: { rest: _later, ...page } }) =>
        toRequest(contract.listSpots, { query: { ...queryArg, ...page } }),
      rawResponseSchema: responseSchema<Spot[]>(contract.listSpots),
      transformResponse: (spots: Spot[], meta) => ({ spots, next: nextCursor(meta?.link) }),
      providesTags: [contract.listSpots.group],
    }),
  }),
});
