import { z } from 'zod/mini';
import * as calls from '../../calls/agency/customers.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookedTrip } from '../../fields/bookings/booked-trip.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { COUNTER_METHODS } from '../../options/trips/booking-core.ts';
import { CONSOLE_PAGE, CUSTOMER_SORTS, MESSAGE_STATES } from '../../options/console.ts';
import { MAX_CURSOR_LENGTH, TEXT_LIMITS } from '../../options/limits.ts';

const Money = z.object({ amount: z.number(), currency: z.string() });
const Colleague = z.object({ _id: z.string(), name: z.string() });

export const Customer = z.object({
  _id: z.string(),
  name: z.string(),
  /** Empty if only a telephone number is known. */
  email: z.string(),
  /** The customer's telephone number. With an account, it is the latest one given with a booking. Empty if unknown. */
  phone: z.string(),
  /** False for people for whom the agency has booked and who have no account. */
  account: z.boolean(),
  emailVerified: z.boolean(),
  /** The time when the account was made; without an account, that of the first booking. */
  since: z.string(),
  /** The number of held and booked bookings. */
  bookings: z.number(),
  /** The sums paid by card and at the counter, less refunds and lost disputes, in minor units by currency. */
  paid: z.array(Money),
  /** The latest travel date of the customer's confirmed bookings, which may be in the future. */
  lastTrip: z.nullable(z.string()),
  blocked: z.boolean(),
  staff: z.boolean(),
  /** The language of the customer's emails; absent if none was chosen. */
  language: z.optional(z.string()),
});
export type Customer = z.output<typeof Customer>;

const CustomerPayment = z.object({
  _id: z.string(),
  bookingId: z.string(),
  at: z.string(),
  kind: z.enum(['card', 'received', 'returned']),
  /** Set only for money at the counter. */
  method: z.nullable(z.enum(COUNTER_METHODS)),
  amount: z.number(),
  /** The part of a card charge that was refunded or taken back by the bank. */
  back: z.number(),
  currency: z.string(),
});
export type CustomerPayment = z.output<typeof CustomerPayment>;

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
  /** Null once the author's account is deleted. */
  by: z.nullable(Colleague),
  text: z.string(),
  /** True if the caller may remove the note: as its author, or because the author's account is deleted. */
  removable: z.boolean(),
});
export type CustomerNote = z.output<typeof CustomerNote>;

/** An erasure that staff have requested and can still withdraw. */
export const PendingErasure = z.object({
  dueAt: z.string(),
  /** The person who requested it; null if unknown. */
  byName: z.nullable(z.string()),
});
export type PendingErasure = z.output<typeof PendingErasure>;

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
  /** Emails to the customer's current address; empty if an account has that address but hasn't verified it. */
  mails: z.array(
    z.object({
      subject: z.string(),
      state: z.enum(['pending', 'sent', 'dead']),
      createdAt: z.string(),
    }),
  ),
  /** The number of signed-in devices; null if it can't be determined now. */
  sessions: z.nullable(z.number()),
  /** Newest first. A block without an end is still active. */
  blocks: z.array(AccountBlock),
  /** Set if an erasure is pending. */
  erasure: z.nullable(PendingErasure),
});
export type CustomerRecord = z.output<typeof CustomerRecord>;

const CustomerFilter = z.object({
  q: z.optional(text(TEXT_LIMITS.search)),
  sort: z.optional(z.enum(CUSTOMER_SORTS)),
  /** Set to list only blocked accounts. */
  blocked: z.optional(z.literal('true')),
});

export const listCustomers = endpoint(calls.listCustomers, {
  summary: `Customers, with an account or without, ${CONSOLE_PAGE} at a time`,
  query: z.extend(CustomerFilter, {
    /** Longer than other cursors, because it contains a name. */
    cursor: z.optional(text(MAX_CURSOR_LENGTH, 1)),
  }),
  response: z.array(Customer),
});

export const exportCustomers = endpoint(calls.exportCustomers, {
  summary:
    'Export all customers that match a filter as CSV, one line for each currency they paid in',
  fresh: true,
  query: CustomerFilter,
  response: media('text/csv'),
});

export const getCustomer = endpoint(calls.getCustomer, {
  summary:
    'A customer with their trips, payments, messages, notes and emails. Views are logged once a day',
  params: IdParams,
  response: CustomerRecord,
  errors: ['not_found'],
});

export const setCustomerLanguage = endpoint(calls.setCustomerLanguage, {
  summary:
    "Set a customer's language: of account emails and of bookings that staff make later. Existing bookings keep theirs; people of the team choose their own",
  params: IdParams,
  body: z.object({
    /** A tag of one of the site's languages; null for none. */
    language: z.nullable(text(8, 2)),
  }),
  response: CustomerRecord,
  errors: ['not_found', 'forbidden'],
});

export const addCustomerNote = endpoint(calls.addCustomerNote, {
  summary: 'Add a note about a customer; the customer can download it with their data',
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

export const blockCustomer = endpoint(calls.blockCustomer, {
  summary: 'Block an account from its next request on. Its bookings, payments and messages stay',
  fresh: true,
  params: IdParams,
  body: z.object({
    /** For staff. The customer sees it only in the export of their own data. */
    reason: text(TEXT_LIMITS.reason, 1),
  }),
  response: AccountBlock,
  errors: ['not_found', 'forbidden', 'own_account', 'last_administrator', 'already_decided'],
});

export const unblockCustomer = endpoint(calls.unblockCustomer, {
  summary: 'Unblock an account',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'forbidden'],
});
