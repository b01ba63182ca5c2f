import type { Call } from '../../declaration/call.ts';

export const listSubmissions = {
  method: 'GET',
  path: '/operator/submissions',
  auth: 'staff',
  permission: 'spots.moderate',
  group: 'AllSpots',
} as const satisfies Call;

export const decideSubmission = {
  method: 'POST',
  path: '/operator/submissions/:id/decision',
  auth: 'staff',
  permission: 'spots.moderate',
  group: 'AllSpots',
} as const satisfies Call;

export const takeOverContribution = {
  method: 'POST',
  path: '/operator/spots/:id/take-over',
  auth: 'staff',
  permission: 'spots.moderate',
  group: 'AllSpots',
} as const satisfies Call;
