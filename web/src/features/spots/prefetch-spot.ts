import type { Spot } from '@wayfarer/contract';
import type { AppDispatch } from '../../api/store.ts';
import { PREFETCH } from '../../api/page.ts';
import { spotsApi } from './api.ts';

/**
 * Fills the cache of a destination's page with the list's data and refetches it, so that the page appears immediately
 * and is up to date a moment later.
 */
export function prefetchSpot(dispatch: AppDispatch, spot: Spot): void {
  const arg = { params: { id: spot._id } };
  dispatch(spotsApi.util.upsertQueryEntries([{ endpointName: 'getSpot', arg, value: spot }]));
  void dispatch(spotsApi.endpoints.getSpot.initiate(arg, { ...PREFETCH, forceRefetch: true }));
}
