import { call } from '../call.ts';

export const createUser = call('POST', '/users', 'user', 'Users');
