import { PREFETCH } from '../../api/page.ts';
import type { AppDispatch } from '../../api/store.ts';
import { spotsApi } from './api.ts';

/** The query of Home's section of popular destinations. */
export const POPULAR = { query: { sort: 'popularity', limit: 8 } } as const;

/** The query for the site's counts, without the counts of filters. */
export const SITE_COUNTS = { query: { counts: 'only' } } as const;

/** Starts the queries of Home's section of popular destinations, for the page that shows it. */
export function loadPopularSection(dispatch: AppDispatch) {
  return [
    dispatch(spotsApi.endpoints.listSpots.initiate(POPULAR, PREFETCH)),
    dispatch(spotsApi.endpoints.spotFacets.initiate(SITE_COUNTS, PREFETCH)),
  ];
}
