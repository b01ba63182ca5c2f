import type { Call } from '../../declaration/call.ts';

export const listOutbox = {
  method: 'GET',
  path: '/outbox',
  auth: 'public',
  group: 'Messages',
} as const satisfies Call;
