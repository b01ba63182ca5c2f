import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

/** Calls for the departures of one day. */
export const departuresApi = injectEndpoints((build) => ({
  departuresOfDay: read(build, contract.getSpotAvailability),
  closeDeparture: write(build, contract.putDepartures),
}));
