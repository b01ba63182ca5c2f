import { staff } from '../staff.ts';

export const listInbox = staff('GET', '/operator/inbox', 'messages', 'Messages');
export const exportInbox = staff('GET', '/operator/inbox.csv', 'messages', 'Messages');
export const countInbox = staff('GET', '/operator/inbox/count', 'messages', 'Messages');
export const listAnswerers = staff('GET', '/operator/inbox/people', 'messages', 'Messages');
export const getInboxMessage = staff('GET', '/operator/inbox/:id', 'messages', 'Messages');
export const changeInboxMessage = staff('PATCH', '/operator/inbox/:id', 'messages', 'Messages');
export const answerInboxMessage = staff(
  'POST',
  '/operator/inbox/:id/replies',
  'messages',
  'Messages',
);
