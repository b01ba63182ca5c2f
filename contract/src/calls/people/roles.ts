import type { Call } from '../../declaration/call.ts';

export const listUsers = {
  method: 'GET',
  path: '/users',
  auth: 'admin',
  group: 'Users',
} as const satisfies Call;

export const promoteUser = {
  method: 'POST',
  path: '/users/:id/promote',
  auth: 'admin',
  group: 'Users',
} as const satisfies Call;

export const demoteUser = {
  method: 'POST',
  path: '/users/:id/demote',
  auth: 'admin',
  group: 'Users',
} as const satisfies Call;

export const listRoleChanges = {
  method: 'GET',
  path: '/roleChanges',
  auth: 'admin',
  group: 'Users',
} as const satisfies Call;
