import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Users');

export const listUsers = call('GET', '/users', 'admin');
export const promoteUser = call('POST', '/users/:id/promote', 'admin');
export const demoteUser = call('POST', '/users/:id/demote', 'admin');
export const listRoleChanges = call('GET', '/roleChanges', 'admin');
