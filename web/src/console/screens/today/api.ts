import { getToday } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/request.ts';

export const todayApi = api.injectEndpoints({
  endpoints: (build) => ({ getToday: read(build, getToday) }),
});
