import { z } from 'zod/mini';
import * as calls from '../../calls/agency/customers.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookedTrip } from '../../fields/booked-trip.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { COUNTER_METHODS } from '../../options/trips/booking-core.ts';
import { CONSOLE_PAGE, CUSTOMER_SORTS, MESSAGE_STATES } from '../../options/console.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';
import { AccountExport, DELETION_PROBLEMS, DeletionChoices } from '../people/account.ts';

const Money = z.object({ amount: z.number(), currency: z.string() });
const Colleague = z.object({ _id: z.string(), name: z.string() });

/** A person with an account, as the list shows them. */
export const Customer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the address was proved. */
  emailVerified: z.boolean(),
  since: z.string(),
  /** Those that stand: held and booked. */
  bookings: z.number(),
  /** What was paid and has not gone back, by card and at the counter, in minor units of each currency. */
  paid: z.array(Money),
  /** The latest travel date that is booked; it may lie ahead. */
  lastTrip: z.nullable(z.string()),
  blocked: z.boolean(),
  /** Whether they work for the agency. */
  staff: z.boolean(),
});
export type Customer = z.output<typeof Customer>;

/** Money of a customer: a charge of a card with what of it went back, or cash and the like. */
const CustomerPayment = z.object({
  _id: z.string(),
  bookingId: z.string(),
  at: z.string(),
  kind: z.enum(['card', 'received', 'returned']),
  /** Of money at the counter. */
  method: z.nullable(z.enum(COUNTER_METHODS)),
  amount: z.number(),
  /** Of a charge: refunded, or taken back by the bank. */
  back: z.number(),
  currency: z.string(),
});
export type CustomerPayment = z.output<typeof CustomerPayment>;

/** Why an account cannot be used, or could not. */
const AccountBlock = z.object({
  at: z.string(),
  by: Colleague,
  reason: z.string(),
  endedAt: z.nullable(z.string()),
});
export type AccountBlock = z.output<typeof AccountBlock>;

const CustomerNote = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null once that account is gone. */
  by: z.nullable(Colleague),
  text: z.string(),
  /** Whether the caller may remove it: one's own, or one whose author is gone. */
  removable: z.boolean(),
});
export type CustomerNote = z.output<typeof CustomerNote>;

/** A customer with what the agency knows of them; the latest of everything. */
export const CustomerRecord = z.object({
  customer: Customer,
  bookings: z.array(BookedTrip),
  payments: z.array(CustomerPayment),
  messages: z.array(
    z.object({
      _id: z.string(),
      subject: z.string(),
      state: z.enum(MESSAGE_STATES),
      createdAt: z.string(),
    }),
  ),
  notes: z.array(CustomerNote),
  /** To the address of today, as long as they are kept and the address is proved. */
  mails: z.array(
    z.object({
      subject: z.string(),
      state: z.enum(['pending', 'sent', 'dead']),
      createdAt: z.string(),
    }),
  ),
  /** On how many devices they are signed in; null where that cannot be found out now. */
  sessions: z.nullable(z.number()),
  /** The newest first; one without an end is in force. */
  blocks: z.array(AccountBlock),
});
export type CustomerRecord = z.output<typeof CustomerRecord>;

const CustomerFilter = z.object({
  /** Part of a name or an address. */
  q: z.optional(text(TEXT_LIMITS.search)),
  sort: z.optional(z.enum(CUSTOMER_SORTS)),
  /** Only those who are blocked. */
  blocked: z.optional(z.literal('true')),
});

export const listCustomers = endpoint(calls.listCustomers, {
  summary: `People with an account, ${CONSOLE_PAGE} at a time`,
  query: z.extend(CustomerFilter, {
    /** Opaque; it holds a name. */
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(Customer),
});

export const exportCustomers = endpoint(calls.exportCustomers, {
  summary:
    'Everybody that a filter finds, as a table for a spreadsheet; a line for each currency that they paid in',
  fresh: true,
  query: CustomerFilter,
  response: media('text/csv'),
});

export const getCustomer = endpoint(calls.getCustomer, {
  summary:
    'A customer with their trips, payments, messages, notes and mails. Looking is recorded once a day',
  params: IdParams,
  response: CustomerRecord,
  errors: ['not_found'],
});

export const addCustomerNote = endpoint(calls.addCustomerNote, {
  summary: 'Write a note about a customer; it is part of what they can download',
  status: 201,
  params: IdParams,
  body: z.object({ text: text(TEXT_LIMITS.message, 1) }),
  response: CustomerNote,
  errors: ['not_found'],
});

export const removeCustomerNote = endpoint(calls.removeCustomerNote, {
  summary: "Remove one of the caller's own notes, or one whose author's account is gone",
  params: z.object({ id: Id, note: Id }),
  response: Deleted,
  errors: ['not_found'],
});

export const exportCustomer = endpoint(calls.exportCustomer, {
  summary: 'Everything stored about a person, as they can download it themselves',
  fresh: true,
  params: IdParams,
  response: AccountExport,
  errors: ['not_found'],
});

export const eraseCustomer = endpoint(calls.eraseCustomer, {
  summary:
    'Delete the account of a customer and what is known of them; the books stay, as long as the law requires',
  fresh: true,
  params: IdParams,
  query: DeletionChoices,
  response: Deleted,
  errors: [...DELETION_PROBLEMS, 'own_account'],
});

export const eraseGuest = endpoint(calls.eraseGuest, {
  summary:
    'Erase what is known of a customer without an account, under the address of a booking: the bookings without payments, of which it returns the number, notes, messages, newsletter and mails. The books stay, as long as the law requires',
  fresh: true,
  params: IdParams,
  query: z.pick(DeletionChoices, { evenWithOpenBusiness: true }),
  response: Deleted,
  errors: ['not_found', 'customer_has_account', 'trip_ahead'],
});

export const blockCustomer = endpoint(calls.blockCustomer, {
  summary:
    'Block an account: from the next request on it can do nothing. What was booked, paid and written stays',
  fresh: true,
  params: IdParams,
  body: z.object({
    /** For the agency. The customer reads it only in the file of their own data. */
    reason: text(TEXT_LIMITS.reason, 1),
  }),
  response: AccountBlock,
  errors: ['not_found', 'forbidden', 'own_account', 'last_administrator', 'already_decided'],
});

export const unblockCustomer = endpoint(calls.unblockCustomer, {
  summary: 'Let a blocked account be used again',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'forbidden'],
});
