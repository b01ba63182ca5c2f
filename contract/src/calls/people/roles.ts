import { call } from '../call.ts';

export const listUsers = call('GET', '/users', 'admin', 'Users');
export const promoteUser = call('POST', '/users/:id/promote', 'admin', 'Users');
export const demoteUser = call('POST', '/users/:id/demote', 'admin', 'Users');
export const listRoleChanges = call('GET', '/roleChanges', 'admin', 'Users');
