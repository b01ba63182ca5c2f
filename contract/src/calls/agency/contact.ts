import { call } from '../call.ts';

export const sendContactMessage = call('POST', '/contactMessages', 'public', 'Messages');
export const sendOwnContactMessage = call('POST', '/account/contactMessages', 'user', 'Messages');
