import { call } from '../call.ts';

export const listOutbox = call('GET', '/outbox', 'public', 'Messages');
