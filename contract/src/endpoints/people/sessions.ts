import { z } from 'zod/mini';
import * as calls from '../../calls/people/sessions.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Deleted, IdParams } from '../../fields/text.ts';

export const Session = z.object({
  _id: z.string(),
  /** Such as 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = endpoint(calls.listSessions, {
  summary: "The caller's signed-in devices",
  response: z.array(Session),
});

export const endSession = endpoint(calls.endSession, {
  summary: 'Sign out one device',
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const endAllSessions = endpoint(calls.endAllSessions, {
  summary: 'Sign out every device, including this one',
  response: Deleted,
});
