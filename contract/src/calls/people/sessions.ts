import { call } from '../call.ts';

export const listSessions = call('GET', '/account/sessions', 'user', 'Account');
export const endSession = call('DELETE', '/account/sessions/:id', 'user', 'Account');
export const endAllSessions = call('DELETE', '/account/sessions', 'user', 'Account');
