import { listSpots, spotFacets } from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { read } from '../../api/request.ts';

/** Destinations: the catalogue and what is known of each. */
export const spotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSpots: read(build, listSpots),
    spotFacets: read(build, spotFacets),
  }),
});

export const { useListSpotsQuery, useSpotFacetsQuery } = spotsApi;
