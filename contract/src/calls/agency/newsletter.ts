import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Messages');

export const subscribeNewsletter = call('POST', '/newsletterSubscriptions', 'public');
export const confirmNewsletter = call('POST', '/newsletterSubscriptions/confirm', 'public');
export const unsubscribeNewsletter = call('POST', '/newsletterSubscriptions/unsubscribe', 'public');
