import type { Call } from '../../declaration/call.ts';

export const completeSetup = {
  method: 'POST',
  path: '/setup',
  auth: 'user',
  group: 'Staff',
} as const satisfies Call;
