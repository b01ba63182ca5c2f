import { completeSetup } from '@wayfarer/contract';
import { injectEndpoints } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

export const setupApi = injectEndpoints((build) => ({
  completeSetup: write(build, completeSetup, ['Account', 'Users']),
}));
