import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Messages');

export const listInbox = staff('GET', '/operator/inbox', 'messages');
export const exportInbox = staff('GET', '/operator/inbox.csv', 'messages');
export const countInbox = staff('GET', '/operator/inbox/count', 'messages');
export const listAnswerers = staff('GET', '/operator/inbox/people', 'messages');
export const getInboxMessage = staff('GET', '/operator/inbox/:id', 'messages');
export const changeInboxMessage = staff('PATCH', '/operator/inbox/:id', 'messages');
export const answerInboxMessage = staff('POST', '/operator/inbox/:id/replies', 'messages');
