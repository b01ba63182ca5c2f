import { acceptInvitation } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

export const joinApi = api.injectEndpoints({
  endpoints: (build) => ({ acceptInvitation: write(build, acceptInvitation, ['Account']) }),
});
