import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const placesApi = injectEndpoints((build) => ({
  getSpotAvailability: read(build, contract.getSpotAvailability),
  putSpotAvailability: write(build, contract.putSpotAvailability, ['AllSpots']),
  putDepartures: write(build, contract.putDepartures),
}));
