import { callsOf } from '../calls-of.ts';

const { call } = callsOf('Messages');

export const listOutbox = call('GET', '/outbox', 'public');
export const getOutboxHtml = call('GET', '/outbox/:id/html', 'public');
