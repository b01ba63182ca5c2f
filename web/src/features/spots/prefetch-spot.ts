import type { Spot } from '@wayfarer/contract';
import type { AppDispatch } from '../../api/store.ts';
import { PREFETCH } from '../../api/page.ts';
import { spotsApi } from './api.ts';

/**
 * Lets a destination's page open with what the list already knows, while the server is asked again:
 * the page shows at once, and what it shows is true a moment later at the latest.
 */
export function prefetchSpot(dispatch: AppDispatch, spot: Spot): void {
  const arg = { params: { id: spot._id } };
  dispatch(spotsApi.util.upsertQueryEntries([{ endpointName: 'getSpot', arg, value: spot }]));
  void dispatch(spotsApi.endpoints.getSpot.initiate(arg, { ...PREFETCH, forceRefetch: true }));
}
