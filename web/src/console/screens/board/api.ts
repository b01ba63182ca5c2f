import * as contract from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';

/** The call for the departures of a week. */
export const boardApi = injectEndpoints((build) => ({
  getBoard: read(build, contract.getBoard),
}));
