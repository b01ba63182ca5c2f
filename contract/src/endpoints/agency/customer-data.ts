import { z } from 'zod/mini';
import * as calls from '../../calls/agency/customers.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Deleted, IdParams, text } from '../../fields/text.ts';
import { ERASURE_GRACE_HOURS } from '../../options/console.ts';
import { EMAIL_MAX_LENGTH } from '../../rules/people/email.ts';
import { DELETION_PROBLEMS, DeletionChoices } from '../people/account.ts';
import { AccountExport } from '../people/account-export.ts';
import { PendingErasure } from './customers.ts';

export const exportCustomer = endpoint(calls.exportCustomer, {
  summary: 'Export everything stored about a person, the same as their own download',
  fresh: true,
  params: IdParams,
  response: AccountExport,
  errors: ['not_found'],
});

export const eraseCustomer = endpoint(calls.eraseCustomer, {
  summary:
    "Delete a customer's account and personal data; accounting records stay as long as the law requires",
  fresh: true,
  params: IdParams,
  query: DeletionChoices,
  response: Deleted,
  errors: [...DELETION_PROBLEMS, 'own_account'],
});

export const askErasure = endpoint(calls.askErasure, {
  summary: `Erase a customer, with an account or without, in ${ERASURE_GRACE_HOURS} hours; until then an account is blocked, and the erasure can be taken back`,
  status: 201,
  fresh: true,
  params: IdParams,
  body: z.object({
    /** The customer's name in the console or, without a name, the email address or phone number. */
    name: text(EMAIL_MAX_LENGTH, 1),
    /** True to erase even if the customer has paid trips ahead or unsettled money. */
    evenWithOpenBusiness: z.optional(z.boolean()),
  }),
  response: PendingErasure,
  errors: [...DELETION_PROBLEMS, 'own_account', 'already_decided', 'customer_has_account'],
});

export const withdrawErasure = endpoint(calls.withdrawErasure, {
  summary: 'Withdraw the erasure of a customer before it is carried out',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const eraseGuest = endpoint(calls.eraseGuest, {
  summary:
    'Erase the data of a customer without an account at once, by the email address of a booking: unpaid bookings (returns how many), notes, messages, newsletter and emails. Accounting records stay as long as the law requires',
  fresh: true,
  params: IdParams,
  query: z.pick(DeletionChoices, { evenWithOpenBusiness: true }),
  response: Deleted,
  errors: ['not_found', 'customer_has_account', 'trip_ahead'],
});
