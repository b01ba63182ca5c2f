import {
  endSavedPlaces,
  listSavedPlaces,
  mergeSavedPlaces,
  savePlace,
  unsavePlace,
} from '@wayfarer/contract';
import { api } from '../api/client.ts';
import { read, write } from '../api/request.ts';

/** The places in the account. */
export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedPlaces: read(build, listSavedPlaces),
    savePlace: write(build, savePlace),
    unsavePlace: write(build, unsavePlace),
    mergeSavedPlaces: write(build, mergeSavedPlaces),
    endSavedPlaces: write(build, endSavedPlaces),
  }),
});
