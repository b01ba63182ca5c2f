import { tryMail } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

export const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tryMail: write(build, tryMail, []),
  }),
});
