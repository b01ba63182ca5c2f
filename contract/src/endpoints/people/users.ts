import { z } from 'zod/mini';
import * as calls from '../../calls/people/users.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { email, text } from '../../fields/text.ts';

export const ROLES = ['traveller', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** A user of the site (spec §3); `_id` is the identity service's uid. */
export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.nullable(z.string()),
  role: z.enum(ROLES),
  createdAt: z.string(),
});
export type User = z.output<typeof User>;

export const createUser = endpoint(calls.createUser, {
  summary: 'Create or refresh the caller as a user (posted after registering)',
  status: 201,
  body: z.object({
    name: z.optional(text(TEXT_LIMITS.personName)),
    /** Must be the caller's own address. */
    email: z.optional(email()),
  }),
  response: User,
  errors: ['forbidden'],
});
