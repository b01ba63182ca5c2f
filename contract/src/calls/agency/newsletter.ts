import type { Call } from '../../declaration/call.ts';

export const subscribeNewsletter = {
  method: 'POST',
  path: '/newsletterSubscriptions',
  auth: 'public',
  group: 'Messages',
} as const satisfies Call;

export const confirmNewsletter = {
  method: 'POST',
  path: '/newsletterSubscriptions/confirm',
  auth: 'public',
  group: 'Messages',
} as const satisfies Call;

export const unsubscribeNewsletter = {
  method: 'POST',
  path: '/newsletterSubscriptions/unsubscribe',
  auth: 'public',
  group: 'Messages',
} as const satisfies Call;
