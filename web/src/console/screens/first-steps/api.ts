import { createPolicy, listPolicies, makePolicyDefault, tryMail } from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const firstStepsApi = injectEndpoints((build) => ({
  tryMail: write(build, tryMail, []),
  listTermsToChoose: read(build, listPolicies),
  createFirstTerms: write(build, createPolicy),
  makeFirstTermsDefault: write(build, makePolicyDefault),
}));
