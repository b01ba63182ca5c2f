import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const waitingApi = injectEndpoints((build) => ({
  listWaiting: read(build, contract.listWaiting),
  offerPlaces: write(build, contract.offerPlaces),
  removeWaiting: write(build, contract.removeWaiting),
}));
