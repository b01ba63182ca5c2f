import type { Call } from '../../declaration/call.ts';

export const createUser = {
  method: 'POST',
  path: '/users',
  auth: 'user',
  group: 'Users',
} as const satisfies Call;
