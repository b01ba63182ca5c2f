import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE, ListPageQuery } from './list-page.ts';
import { TEXT_LIMITS } from './options.ts';
import { isPictureUrl } from './rules/image-url.ts';
import { Deleted, email, IdParams, text } from './text.ts';

export const ROLES = ['traveller', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** A user of the site (spec §3); `_id` is the identity's uid. */
export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.nullable(z.string()),
  role: z.enum(ROLES),
  createdAt: z.string(),
});
export type User = z.output<typeof User>;

const name = text(TEXT_LIMITS.personName, 1);

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: `All users, or those of whose name or address \`search\` is a part; newest first, ${LIST_PAGE} at a time; Link: rel="next" where there are more`,
  auth: 'admin',
  group: 'Users',
  query: z.extend(ListPageQuery, { search: z.optional(text(TEXT_LIMITS.search)) }),
  response: z.array(User),
});

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Create or refresh the caller as a user (posted after registering)',
  auth: 'user',
  group: 'Users',
  status: 201,
  body: z.object({
    name: z.optional(text(TEXT_LIMITS.personName)),
    /** Must be the caller's own. */
    email: z.optional(email()),
  }),
  response: User,
  errors: ['forbidden'],
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users',
  summary: "Change the caller's own name or picture",
  auth: 'user',
  group: 'Users',
  body: z.object({
    name: z.optional(name),
    photoUrl: z.optional(
      z.nullable(
        text(TEXT_LIMITS.imageUrl).check(
          z.refine(isPictureUrl, 'must be an http or https address'),
        ),
      ),
    ),
  }),
  response: User,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  summary:
    'Delete an account: the own one, or any as an administrator. The books keep what was paid and by whom, as long as the law asks',
  auth: 'user',
  fresh: true,
  group: 'Users',
  params: IdParams,
  query: z.object({
    /** For administrators, once it is settled: delete it although a paid trip lies ahead, or money is not settled. */
    evenWithOpenBusiness: z.optional(z.enum(['true', 'false'])),
    /** For administrators: what becomes of contributed places. Booked ones stay, without a name. */
    places: z.optional(z.enum(['keep', 'remove'])),
  }),
  response: Deleted,
  errors: [
    'not_found',
    'forbidden',
    'last_administrator',
    'trip_ahead',
    'dispute_open',
    'refund_pending',
    'payment_in_progress',
    'provider_unavailable',
  ],
});

export const promoteUser = endpoint({
  method: 'POST',
  path: '/users/:id/promote',
  summary: 'Make a user an administrator',
  auth: 'admin',
  fresh: true,
  group: 'Users',
  params: IdParams,
  response: User,
  errors: ['not_found'],
});

export const demoteUser = endpoint({
  method: 'POST',
  path: '/users/:id/demote',
  summary: 'Make an administrator a traveller again; the last one stays',
  auth: 'admin',
  fresh: true,
  group: 'Users',
  params: IdParams,
  response: User,
  errors: ['not_found', 'last_administrator'],
});

/** A role change that was made: who, when, what. */
export const RoleChange = z.object({
  _id: z.string(),
  at: z.string(),
  byUserId: z.string(),
  userId: z.string(),
  from: z.enum(ROLES),
  to: z.enum(ROLES),
});
export type RoleChange = z.output<typeof RoleChange>;

export const listRoleChanges = endpoint({
  method: 'GET',
  path: '/roleChanges',
  summary: `Every role change, newest first, ${LIST_PAGE} at a time; Link: rel="next" where there are more`,
  auth: 'admin',
  group: 'Users',
  query: ListPageQuery,
  response: z.array(RoleChange),
});
