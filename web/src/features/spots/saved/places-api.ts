import { listPlaces } from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';

const placesApi = injectEndpoints((build) => ({ listPlaces: read(build, listPlaces) }));

/** Destinations by their ids, up to the API's limit per request. */
export const usePlacesQuery = (ids: readonly string[]) =>
  placesApi.endpoints.listPlaces.useQuery({ query: { ids: ids.join(',') } });
