import { listBestSpots } from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { read } from '../../api/request.ts';

/** What the showcase sections read. */
export const showcaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBestSpots: read(build, listBestSpots),
  }),
});

export const { useListBestSpotsQuery } = showcaseApi;
