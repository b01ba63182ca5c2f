import { callsOf } from '../calls-of.ts';

const spots = callsOf('AllSpots');
const bookings = callsOf('Bookings');

export const listPolicies = spots.staff('GET', '/operator/policies', 'policies.write');
export const createPolicy = spots.staff('POST', '/operator/policies', 'policies.write');
export const createPolicyVersion = spots.staff(
  'POST',
  '/operator/policies/:family/versions',
  'policies.write',
);
export const retirePolicy = spots.staff(
  'POST',
  '/operator/policies/:family/retirement',
  'policies.write',
);
export const makePolicyDefault = spots.staff(
  'POST',
  '/operator/policies/:family/default',
  'policies.write',
);
export const getSpotPolicy = spots.staff('GET', '/operator/spots/:id/policy', 'spots.write');
export const putSpotPolicy = spots.staff('PUT', '/operator/spots/:id/policy', 'spots.write');
export const readSpotPolicy = spots.call('GET', '/allSpots/:id/policy', 'public');
export const listPolicyExceptions = bookings.staff(
  'GET',
  '/operator/policyExceptions',
  'policies.write',
);
export const createPolicyException = bookings.staff(
  'POST',
  '/operator/policyExceptions',
  'policies.write',
);
export const endPolicyException = bookings.staff(
  'DELETE',
  '/operator/policyExceptions/:id',
  'policies.write',
);
