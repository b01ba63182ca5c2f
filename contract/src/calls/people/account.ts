import { call } from '../call.ts';

export const getAccount = call('GET', '/account', 'user', 'Account');
export const updateAccount = call('PATCH', '/account', 'user', 'Account');
export const exportAccount = call('GET', '/account/export', 'user', 'Account');
export const updateUser = call('PATCH', '/users', 'user', 'Users');
export const deleteUser = call('DELETE', '/users/:id', 'user', 'Users');
