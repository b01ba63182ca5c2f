import {
  getOperator,
  listCustomers,
  listOperatorBookings,
  listOperatorSpots,
  updateAccount,
} from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../api/request.ts';

/** Calls for the staff member at the console and for the command search. */
export const operatorApi = injectEndpoints((build) => ({
  getOperator: read(build, getOperator),
  findBookings: read(build, listOperatorBookings),
  findCustomers: read(build, listCustomers),
  findDestinations: read(build, listOperatorSpots),
  chooseLanguage: write(build, updateAccount),
}));
