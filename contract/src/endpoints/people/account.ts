import { z } from 'zod/mini';
import * as calls from '../../calls/people/account.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Deleted, IdParams, text } from '../../fields/text.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { PERMISSIONS, STAFF_ROLES } from '../../rules/people/permissions.ts';
import { isPictureUrl } from '../../rules/text/image-url.ts';
import { User } from './users.ts';
import { AccountExport } from './account-export.ts';

/** The caller's account, with role and permissions for staff. */
export const Account = z.extend(User, {
  staff: z.optional(
    z.object({ role: z.enum(STAFF_ROLES), permissions: z.array(z.enum(PERMISSIONS)) }),
  ),
  /** Null if none was chosen. */
  language: z.nullable(z.string()),
});
export type Account = z.output<typeof Account>;

export const getAccount = endpoint(calls.getAccount, {
  summary: "The caller's user record, with role and permissions if they work for the agency",
  response: Account,
});

export const updateAccount = endpoint(calls.updateAccount, {
  summary: "Change the language of the caller's account",
  body: z.object({
    /** A tag of one of the site's languages; null for none. */
    language: z.nullable(text(8, 2)),
  }),
  response: Account,
});

export const exportAccount = endpoint(calls.exportAccount, {
  summary: 'Everything stored about the caller',
  fresh: true,
  response: AccountExport,
});

export const updateUser = endpoint(calls.updateUser, {
  summary: "Change the caller's own name or picture",
  body: z.object({
    name: z.optional(text(TEXT_LIMITS.personName, 1)),
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

export const DeletionChoices = z.object({
  /**
   * `true` deletes the account despite paid trips ahead or unsettled money. `deleteUser` accepts it only from
   * administrators.
   */
  evenWithOpenBusiness: z.optional(z.enum(['true', 'false'])),
  /**
   * `remove` also removes contributed destinations, and archives those that were ever approved or booked. The default
   * is `keep` for the caller's own account, and `remove` for another person's.
   */
  places: z.optional(z.enum(['keep', 'remove'])),
});

export const DELETION_PROBLEMS = [
  'not_found',
  'forbidden',
  'last_administrator',
  'still_on_team',
  'trip_ahead',
  'dispute_open',
  'refund_pending',
  'payment_in_progress',
  'provider_unavailable',
] as const;

export const deleteUser = endpoint(calls.deleteUser, {
  summary:
    "Delete the caller's account, or any account as an administrator. Accounting records keep payments and payers as long as the law requires",
  fresh: true,
  params: IdParams,
  query: DeletionChoices,
  response: Deleted,
  errors: DELETION_PROBLEMS,
});
