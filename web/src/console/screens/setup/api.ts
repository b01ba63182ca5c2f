import { completeSetup } from '@wayfarer/contract';
import { injectEndpoints, write } from '../../../api/request.ts';

export const setupApi = injectEndpoints((build) => ({
  completeSetup: write(build, completeSetup, ['Account', 'Users']),
}));
