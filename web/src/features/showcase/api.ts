import { listBestSpots, listReviews, listTeam } from '@wayfarer/contract';
import { PREFETCH } from '../../api/page.ts';
import { injectEndpoints, read } from '../../api/request.ts';
import type { AppDispatch } from '../../api/store.ts';

export const showcaseApi = injectEndpoints((build) => ({
  listBestSpots: read(build, listBestSpots),
  listTeam: read(build, listTeam),
  listReviews: read(build, listReviews),
}));

/** Starts the sections' queries, for the pages that show them. */
export const loadShowcase = {
  bestSpots: (dispatch: AppDispatch) =>
    dispatch(showcaseApi.endpoints.listBestSpots.initiate(undefined, PREFETCH)),
  team: (dispatch: AppDispatch) =>
    dispatch(showcaseApi.endpoints.listTeam.initiate(undefined, PREFETCH)),
  reviews: (dispatch: AppDispatch) =>
    dispatch(showcaseApi.endpoints.listReviews.initiate(undefined, PREFETCH)),
};
