import type { Call } from '../../declaration/call.ts';

export const listSubscribers = {
  method: 'GET',
  path: '/operator/newsletter',
  auth: 'staff',
  permission: 'newsletter.export',
  group: 'Messages',
} as const satisfies Call;

export const countSubscribers = {
  method: 'GET',
  path: '/operator/newsletter/count',
  auth: 'staff',
  permission: 'newsletter.export',
  group: 'Messages',
} as const satisfies Call;

export const exportSubscribers = {
  method: 'GET',
  path: '/operator/newsletter.csv',
  auth: 'staff',
  permission: 'newsletter.export',
  group: 'Messages',
} as const satisfies Call;
