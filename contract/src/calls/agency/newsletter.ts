import { call } from '../call.ts';

export const subscribeNewsletter = call('POST', '/newsletterSubscriptions', 'public', 'Messages');
export const confirmNewsletter = call(
  'POST',
  '/newsletterSubscriptions/confirm',
  'public',
  'Messages',
);
export const unsubscribeNewsletter = call(
  'POST',
  '/newsletterSubscriptions/unsubscribe',
  'public',
  'Messages',
);
