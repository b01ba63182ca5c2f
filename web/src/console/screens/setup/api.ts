import { completeSetup } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

export const setupApi = api.injectEndpoints({
  endpoints: (build) => ({ completeSetup: write(build, completeSetup, ['Account', 'Users']) }),
});
