import { createPolicy, listPolicies, makePolicyDefault, tryMail } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPolicies: read(build, listPolicies),
    createPolicy: write(build, createPolicy, []),
    makePolicyDefault: write(build, makePolicyDefault, ['AllSpots']),
    tryMail: write(build, tryMail, []),
  }),
});

export const {
  useListPoliciesQuery,
  useCreatePolicyMutation,
  useMakePolicyDefaultMutation,
  useTryMailMutation,
} = firstStepsApi;
