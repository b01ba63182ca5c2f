import { call } from '../call.ts';

export const listOutbox = call('GET', '/outbox', 'public', 'Messages');
export const getOutboxHtml = call('GET', '/outbox/:id/html', 'public', 'Messages');
