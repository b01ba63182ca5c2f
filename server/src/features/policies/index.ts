/** The functions of policies that other features use. */
export { forgetPolicyMaker } from './store-makers.ts';
export { findException, type ExceptionRow } from './exceptions/store-exceptions.ts';
export { composeExceptionMail } from './exceptions/compose-exception-mail.ts';
export { tellExceptions } from './exceptions/tell-exceptions.ts';
export { policyRoutes } from './routes.ts';
export { listOfferedPolicies } from './list-policies.ts';
export { unusualTerms, writePolicyOfSpot } from './spot-policy.ts';
export { findSpotPolicy as findPolicyOf, restoreSpotPolicy } from './store-spot-policies.ts';
export { findPolicyOfSpot, findTerms } from './store-policies.ts';
export { capOf, localMinute, percentAt, termSteps, type TripTerms } from './trip-terms.ts';
