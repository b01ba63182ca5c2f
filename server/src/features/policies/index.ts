/** What other features need of the terms of cancellation. */
export { findException, findPolicyOfSpot, findTerms, type ExceptionRow } from './store-policies.ts';
