import {
  createPolicy,
  createPolicyException,
  createPolicyVersion,
  endPolicyException,
  listPolicies,
  listPolicyExceptions,
  makePolicyDefault,
  retirePolicy,
  spotFacets,
} from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPolicies: read(build, listPolicies),
    createPolicy: write(build, createPolicy),
    createPolicyVersion: write(build, createPolicyVersion),
    makePolicyDefault: write(build, makePolicyDefault),
    retirePolicy: write(build, retirePolicy),
    listPolicyExceptions: read(build, listPolicyExceptions),
    createPolicyException: write(build, createPolicyException),
    endPolicyException: write(build, endPolicyException),
    countriesOfSite: read(build, spotFacets),
  }),
});
