import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const savedApi = injectEndpoints((build) => ({
  listSavedPlaces: read(build, contract.listSavedPlaces),
  savePlace: write(build, contract.savePlace),
  unsavePlace: write(build, contract.unsavePlace),
  mergeSavedPlaces: write(build, contract.mergeSavedPlaces),
  endSavedPlaces: write(build, contract.endSavedPlaces),
}));
