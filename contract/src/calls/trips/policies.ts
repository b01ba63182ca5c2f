import { callsOf } from '../calls-of.ts';

const spots = callsOf('AllSpots');
const bookings = callsOf('Bookings');
const policiesWrite = spots.staff('policies.write');
const spotsWrite = spots.staff('spots.write');
const bookingsPoliciesWrite = bookings.staff('policies.write');

export const listPolicies = policiesWrite('GET', '/operator/policies');
export const createPolicy = policiesWrite('POST', '/operator/policies');
export const createPolicyVersion = policiesWrite('POST', '/operator/policies/:family/versions');
export const retirePolicy = policiesWrite('POST', '/operator/policies/:family/retirement');
export const makePolicyDefault = policiesWrite('POST', '/operator/policies/:family/default');
export const getSpotPolicy = spotsWrite('GET', '/operator/spots/:id/policy');
export const putSpotPolicy = spotsWrite('PUT', '/operator/spots/:id/policy');
export const readSpotPolicy = spots.call('GET', '/allSpots/:id/policy', 'public');
export const listPolicyExceptions = bookingsPoliciesWrite('GET', '/operator/policyExceptions');
export const createPolicyException = bookingsPoliciesWrite('POST', '/operator/policyExceptions');
export const endPolicyException = bookingsPoliciesWrite('DELETE', '/operator/policyExceptions/:id');
