import { createPolicy, listPolicies, makePolicyDefault, tryMail } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

export const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tryMail: write(build, tryMail, []),
    listTermsToChoose: read(build, listPolicies),
    createFirstTerms: write(build, createPolicy),
    makeFirstTermsDefault: write(build, makePolicyDefault),
  }),
});
