import type { Call } from '../../declaration/call.ts';

export const tryMail = {
  method: 'POST',
  path: '/operator/mailTrial',
  auth: 'staff',
  permission: 'settings.write',
  group: 'Settings',
} as const satisfies Call;

export const completeSetup = {
  method: 'POST',
  path: '/setup',
  auth: 'user',
  group: 'Staff',
} as const satisfies Call;
