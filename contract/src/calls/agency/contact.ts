import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Messages');

export const sendContactMessage = call('POST', '/contactMessages', 'public');
export const sendOwnContactMessage = call('POST', '/account/contactMessages', 'user');
