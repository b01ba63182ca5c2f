import type { Call } from '../../declaration/call.ts';

export const listPolicies = {
  method: 'GET',
  path: '/operator/policies',
  auth: 'staff',
  permission: 'policies.write',
  group: 'AllSpots',
} as const satisfies Call;

export const createPolicy = {
  method: 'POST',
  path: '/operator/policies',
  auth: 'staff',
  permission: 'policies.write',
  group: 'AllSpots',
} as const satisfies Call;

export const createPolicyVersion = {
  method: 'POST',
  path: '/operator/policies/:family/versions',
  auth: 'staff',
  permission: 'policies.write',
  group: 'AllSpots',
} as const satisfies Call;

export const retirePolicy = {
  method: 'POST',
  path: '/operator/policies/:family/retirement',
  auth: 'staff',
  permission: 'policies.write',
  group: 'AllSpots',
} as const satisfies Call;

export const makePolicyDefault = {
  method: 'POST',
  path: '/operator/policies/:family/default',
  auth: 'staff',
  permission: 'policies.write',
  group: 'AllSpots',
} as const satisfies Call;

export const getSpotPolicy = {
  method: 'GET',
  path: '/operator/spots/:id/policy',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const putSpotPolicy = {
  method: 'PUT',
  path: '/operator/spots/:id/policy',
  auth: 'staff',
  permission: 'spots.write',
  group: 'AllSpots',
} as const satisfies Call;

export const readSpotPolicy = {
  method: 'GET',
  path: '/allSpots/:id/policy',
  auth: 'public',
  group: 'AllSpots',
} as const satisfies Call;

export const listPolicyExceptions = {
  method: 'GET',
  path: '/operator/policyExceptions',
  auth: 'staff',
  permission: 'policies.write',
  group: 'Bookings',
} as const satisfies Call;

export const createPolicyException = {
  method: 'POST',
  path: '/operator/policyExceptions',
  auth: 'staff',
  permission: 'policies.write',
  group: 'Bookings',
} as const satisfies Call;

export const endPolicyException = {
  method: 'DELETE',
  path: '/operator/policyExceptions/:id',
  auth: 'staff',
  permission: 'policies.write',
  group: 'Bookings',
} as const satisfies Call;
