import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const termsApi = injectEndpoints((build) => ({
  listPolicies: read(build, contract.listPolicies),
  createPolicy: write(build, contract.createPolicy),
  createPolicyVersion: write(build, contract.createPolicyVersion),
  makePolicyDefault: write(build, contract.makePolicyDefault),
  retirePolicy: write(build, contract.retirePolicy),
  listPolicyExceptions: read(build, contract.listPolicyExceptions),
  createPolicyException: write(build, contract.createPolicyException),
  endPolicyException: write(build, contract.endPolicyException),
  countriesOfSite: read(build, contract.spotFacets),
}));
