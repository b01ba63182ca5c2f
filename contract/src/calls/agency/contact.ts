import type { Call } from '../../declaration/call.ts';

export const sendContactMessage = {
  method: 'POST',
  path: '/contactMessages',
  auth: 'public',
  group: 'Messages',
} as const satisfies Call;

export const sendOwnContactMessage = {
  method: 'POST',
  path: '/account/contactMessages',
  auth: 'user',
  group: 'Messages',
} as const satisfies Call;
