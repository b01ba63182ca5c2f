import { PREFETCH } from '../../api/page.ts';
import type { AppDispatch } from '../../api/store.ts';
import { spotsApi } from './api.ts';

/** What Home's section of popular destinations asks for. */
export const POPULAR = { query: { sort: 'popularity', limit: 8 } } as const;

/** What Home asks for of the whole site: it has no filters, and needs nothing for them. */
export const SITE_COUNTS = { query: { counts: 'only' } } as const;

/** The queries of Home's section of popular destinations, for the page that shows it. */
export function loadPopularSection(dispatch: AppDispatch) {
  return [
    dispatch(spotsApi.endpoints.listSpots.initiate(POPULAR, PREFETCH)),
    dispatch(spotsApi.endpoints.spotFacets.initiate(SITE_COUNTS, PREFETCH)),
  ];
}
