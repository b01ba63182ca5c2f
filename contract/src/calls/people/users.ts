import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Users');

export const createUser = call('POST', '/users', 'user');
