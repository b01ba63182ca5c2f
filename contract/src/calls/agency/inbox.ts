import type { Call } from '../../declaration/call.ts';

export const listInbox = {
  method: 'GET',
  path: '/operator/inbox',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;

export const exportInbox = {
  method: 'GET',
  path: '/operator/inbox.csv',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;

export const countInbox = {
  method: 'GET',
  path: '/operator/inbox/count',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;

export const listAnswerers = {
  method: 'GET',
  path: '/operator/inbox/people',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;

export const getInboxMessage = {
  method: 'GET',
  path: '/operator/inbox/:id',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;

export const changeInboxMessage = {
  method: 'PATCH',
  path: '/operator/inbox/:id',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;

export const answerInboxMessage = {
  method: 'POST',
  path: '/operator/inbox/:id/replies',
  auth: 'staff',
  permission: 'messages',
  group: 'Messages',
} as const satisfies Call;
