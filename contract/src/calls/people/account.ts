import type { Call } from '../../declaration/call.ts';

export const getAccount = {
  method: 'GET',
  path: '/account',
  auth: 'user',
  group: 'Account',
} as const satisfies Call;

export const exportAccount = {
  method: 'GET',
  path: '/account/export',
  auth: 'user',
  group: 'Account',
} as const satisfies Call;

export const updateUser = {
  method: 'PATCH',
  path: '/users',
  auth: 'user',
  group: 'Users',
} as const satisfies Call;

export const deleteUser = {
  method: 'DELETE',
  path: '/users/:id',
  auth: 'user',
  group: 'Users',
} as const satisfies Call;
