import { z } from 'zod/mini';
import { Booking } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Payment } from './payments.ts';
import { OwnSpot } from './spots.ts';
import { Deleted, IdParams } from './text.ts';
import { User } from './users.ts';

/** A signed-in device. */
export const Session = z.object({
  _id: z.string(),
  /** What the browser says it is, in plain words: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'The caller as a user',
  auth: 'user',
  group: 'Account',
  response: User,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: "The caller's signed-in devices",
  auth: 'user',
  group: 'Account',
  response: z.array(Session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  summary: 'Sign one device out',
  auth: 'user',
  group: 'Account',
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Sign every device out, this one included',
  auth: 'user',
  group: 'Account',
  response: Deleted,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is kept about the caller',
  auth: 'user',
  fresh: true,
  group: 'Account',
  response: z.object({
    exportedAt: z.string(),
    user: User,
    spots: z.array(OwnSpot),
    bookings: z.array(Booking),
    payments: z.array(Payment),
  }),
});
