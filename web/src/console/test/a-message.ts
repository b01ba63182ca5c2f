import type { InboxRecord } from '@wayfarer/contract';

/** A message that is assigned to no one. */
export const aMessage = (): InboxRecord['message'] => ({
  _id: 'm1',
  name: 'Wilma Writer',
  email: 'wilma@example.com',
  subject: 'Ferry in the rain',
  excerpt: 'Does it run?',
  text: 'Does it run?',
  state: 'new',
  assignedTo: null,
  createdAt: '2026-11-21T09:05:00.000Z',
  answeredAt: null,
});
