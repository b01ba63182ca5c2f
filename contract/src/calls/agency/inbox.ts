import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Messages');
const messages = staff('messages');

export const listInbox = messages('GET', '/operator/inbox');
export const exportInbox = messages('GET', '/operator/inbox.csv');
export const countInbox = messages('GET', '/operator/inbox/count');
export const listAnswerers = messages('GET', '/operator/inbox/people');
export const getInboxMessage = messages('GET', '/operator/inbox/:id');
export const changeInboxMessage = messages('PATCH', '/operator/inbox/:id');
export const answerInboxMessage = messages('POST', '/operator/inbox/:id/replies');
