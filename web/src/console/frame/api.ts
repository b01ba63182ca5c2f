import { getOperator, listOperatorBookings } from '@wayfarer/contract';
import { injectEndpoints } from '../../api/client.ts';
import { read } from '../../api/request.ts';

/** Who is at the console, and where they may want to go. */
export const operatorApi = injectEndpoints({
  endpoints: (build) => ({
    getOperator: read(build, getOperator),
    findBookings: read(build, listOperatorBookings),
  }),
});
