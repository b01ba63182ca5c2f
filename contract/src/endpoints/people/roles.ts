import { z } from 'zod/mini';
import * as calls from '../../calls/people/roles.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { IdParams, text } from '../../fields/text.ts';
import { LIST_PAGE, TEXT_LIMITS } from '../../options/limits.ts';
import { ROLES, User } from './users.ts';

export const listUsers = endpoint(calls.listUsers, {
  summary: `All users, or those whose name or address contains \`search\`; newest first, ${LIST_PAGE} at a time; Link: rel="next" if there are more`,
  query: z.extend(ListPageQuery, { search: z.optional(text(TEXT_LIMITS.search)) }),
  response: z.array(User),
});

export const promoteUser = endpoint(calls.promoteUser, {
  summary: 'Make a user with a verified address an administrator',
  fresh: true,
  params: IdParams,
  response: User,
  errors: ['not_found', 'address_unproved'],
});

export const demoteUser = endpoint(calls.demoteUser, {
  summary: 'Make an administrator a traveler again; the last one stays',
  fresh: true,
  params: IdParams,
  response: User,
  errors: ['not_found', 'last_administrator'],
});

export const RoleChange = z.object({
  _id: z.string(),
  at: z.string(),
  byUserId: z.string(),
  userId: z.string(),
  from: z.enum(ROLES),
  to: z.enum(ROLES),
});
export type RoleChange = z.output<typeof RoleChange>;

export const listRoleChanges = endpoint(calls.listRoleChanges, {
  summary: `Every role change, newest first, ${LIST_PAGE} at a time; Link: rel="next" if there are more`,
  query: ListPageQuery,
  response: z.array(RoleChange),
});
