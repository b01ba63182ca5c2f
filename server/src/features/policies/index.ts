/** What other features need of the terms of cancellation. */
export {
  findException,
  findPolicyOfSpot,
  findTerms,
  type ExceptionRow,
  type TripPlace,
} from './store-policies.ts';
