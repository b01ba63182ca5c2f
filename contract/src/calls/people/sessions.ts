import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Account');

export const listSessions = call('GET', '/account/sessions', 'user');
export const endSession = call('DELETE', '/account/sessions/:id', 'user');
export const endAllSessions = call('DELETE', '/account/sessions', 'user');
