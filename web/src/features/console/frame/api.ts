import { getOperator } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/request.ts';

/** Who is at the console. */
const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({ getOperator: read(build, getOperator) }),
});

export const { useGetOperatorQuery } = operatorApi;
