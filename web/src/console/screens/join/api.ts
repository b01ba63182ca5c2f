import { acceptInvitation } from '@wayfarer/contract';
import { injectEndpoints } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

export const joinApi = injectEndpoints((build) => ({
  acceptInvitation: write(build, acceptInvitation, ['Account']),
}));
