import {
  getOperator,
  listCustomers,
  listOperatorBookings,
  listOperatorSpots,
  updateAccount,
} from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const operatorApi = injectEndpoints((build) => ({
  getOperator: read(build, getOperator),
  findBookings: read(build, listOperatorBookings),
  findCustomers: read(build, listCustomers),
  findDestinations: read(build, listOperatorSpots),
  chooseLanguage: write(build, updateAccount),
}));
