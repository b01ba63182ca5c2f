import type { Call } from '../../declaration/call.ts';

export const listBestSpots = {
  method: 'GET',
  path: '/bestSpots',
  auth: 'public',
  group: 'BestSpots',
} as const satisfies Call;

export const listTeam = {
  method: 'GET',
  path: '/team',
  auth: 'public',
  group: 'Team',
} as const satisfies Call;

export const listReviews = {
  method: 'GET',
  path: '/review',
  auth: 'public',
  group: 'Reviews',
} as const satisfies Call;
