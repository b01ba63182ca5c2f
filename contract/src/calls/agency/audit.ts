import type { Call } from '../../declaration/call.ts';

export const listAudit = {
  method: 'GET',
  path: '/audit',
  auth: 'admin',
  group: 'Users',
} as const satisfies Call;
