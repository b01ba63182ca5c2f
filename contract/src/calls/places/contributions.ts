import type { Call } from '../../declaration/call.ts';

export const listContributions = {
  method: 'GET',
  path: '/admin/contributions',
  auth: 'admin',
  group: 'AllSpots',
} as const satisfies Call;

export const approveContribution = {
  method: 'POST',
  path: '/admin/contributions/:id/approve',
  auth: 'admin',
  group: 'AllSpots',
} as const satisfies Call;

export const rejectContribution = {
  method: 'POST',
  path: '/admin/contributions/:id/reject',
  auth: 'admin',
  group: 'AllSpots',
} as const satisfies Call;

export const takeOverContribution = {
  method: 'POST',
  path: '/admin/contributions/:id/take-over',
  auth: 'admin',
  group: 'AllSpots',
} as const satisfies Call;
