import { call } from '../call.ts';
import { staff } from '../staff.ts';

export const listPolicies = staff('GET', '/operator/policies', 'policies.write', 'AllSpots');
export const createPolicy = staff('POST', '/operator/policies', 'policies.write', 'AllSpots');
export const createPolicyVersion = staff(
  'POST',
  '/operator/policies/:family/versions',
  'policies.write',
  'AllSpots',
);
export const retirePolicy = staff(
  'POST',
  '/operator/policies/:family/retirement',
  'policies.write',
  'AllSpots',
);
export const makePolicyDefault = staff(
  'POST',
  '/operator/policies/:family/default',
  'policies.write',
  'AllSpots',
);
export const getSpotPolicy = staff('GET', '/operator/spots/:id/policy', 'spots.write', 'AllSpots');
export const putSpotPolicy = staff('PUT', '/operator/spots/:id/policy', 'spots.write', 'AllSpots');
export const readSpotPolicy = call('GET', '/allSpots/:id/policy', 'public', 'AllSpots');
export const listPolicyExceptions = staff(
  'GET',
  '/operator/policyExceptions',
  'policies.write',
  'Bookings',
);
export const createPolicyException = staff(
  'POST',
  '/operator/policyExceptions',
  'policies.write',
  'Bookings',
);
export const endPolicyException = staff(
  'DELETE',
  '/operator/policyExceptions/:id',
  'policies.write',
  'Bookings',
);
