import { acceptInvitation } from '@wayfarer/contract';
import { injectEndpoints, write } from '../../../api/request.ts';

export const joinApi = injectEndpoints((build) => ({
  acceptInvitation: write(build, acceptInvitation, ['Account']),
}));
