import type { Spot, SpotQuery } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, toRequest } from '../../api/request.ts';
import { responseSchema } from '../../api/response-schema.ts';
import { nextCursor } from '../../api/next-cursor.ts';

/** One page of the catalog; `next` is the cursor of the following page. */
export interface CataloguePage {
  spots: Spot[];
  next: string | null;
}

/** A page's start and size; without a cursor, it is the first page. */
export interface CataloguePageParam {
  cursor?: string;
  limit: number;
  /** The size of the following page, if it differs from the usual size. */
  rest?: number;
}

export type CatalogueQuery = Omit<SpotQuery, 'limit'>;

export const spotsApi = injectEndpoints((build) => ({
  listSpots: read(build, contract.listSpots),
  spotFacets: read(build, contract.spotFacets),
  suggestSpots: read(build, contract.suggestSpots),
  getSpot: read(build, contract.getSpot),
  /** The catalog page by page; the cursor comes from the response's `Link: rel="next"`. */
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
}));
