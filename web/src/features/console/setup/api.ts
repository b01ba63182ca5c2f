import { completeSetup } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

const setupApi = api.injectEndpoints({
  endpoints: (build) => ({ completeSetup: write(build, completeSetup, ['Account', 'Users']) }),
});

export const { useCompleteSetupMutation } = setupApi;
