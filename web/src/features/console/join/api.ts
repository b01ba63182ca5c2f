import { acceptInvitation } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

const joinApi = api.injectEndpoints({
  endpoints: (build) => ({ acceptInvitation: write(build, acceptInvitation, ['Account']) }),
});

export const { useAcceptInvitationMutation } = joinApi;
