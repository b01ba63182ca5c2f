import type { Call } from '../../declaration/call.ts';

export const listSessions = {
  method: 'GET',
  path: '/account/sessions',
  auth: 'user',
  group: 'Account',
} as const satisfies Call;

export const endSession = {
  method: 'DELETE',
  path: '/account/sessions/:id',
  auth: 'user',
  group: 'Account',
} as const satisfies Call;

export const endAllSessions = {
  method: 'DELETE',
  path: '/account/sessions',
  auth: 'user',
  group: 'Account',
} as const satisfies Call;
