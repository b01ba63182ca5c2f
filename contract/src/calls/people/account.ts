import { callsOf } from '../calls-of.ts';

const account = callsOf('Account');
const users = callsOf('Users');

export const getAccount = account.call('GET', '/account', 'user');
export const updateAccount = account.call('PATCH', '/account', 'user');
export const exportAccount = account.call('GET', '/account/export', 'user');
export const updateUser = users.call('PATCH', '/users', 'user');
export const deleteUser = users.call('DELETE', '/users/:id', 'user');
