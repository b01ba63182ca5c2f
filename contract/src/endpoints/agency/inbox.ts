import { z } from 'zod/mini';
import * as calls from '../../calls/agency/inbox.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookedTrip } from '../../fields/bookings/booked-trip.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { CONSOLE_PAGE, MESSAGE_STATES, MOST_COUNTED } from '../../options/console.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';

const Colleague = z.object({ _id: z.string(), name: z.string() });

export const InboxMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** The colleague's name is empty once their account is deleted. */
  assignedTo: z.nullable(Colleague),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type InboxMessage = z.output<typeof InboxMessage>;

const InboxReply = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null once the colleague's account is deleted. */
  by: z.nullable(Colleague),
  text: z.string(),
  /** Null once the email is no longer stored. */
  mail: z.nullable(z.enum(['pending', 'sent', 'dead'])),
});
export type InboxReply = z.output<typeof InboxReply>;

/** A message with its replies and, if known, its writer. */
export const InboxRecord = z.object({
  message: z.extend(InboxMessage, { text: z.string() }),
  replies: z.array(InboxReply),
  /** The account that wrote the message, or that has verified the message's address. */
  customer: z.nullable(
    z.object({
      _id: z.string(),
      name: z.string(),
      since: z.string(),
      /** If false, anyone could have typed the address. */
      signedIn: z.boolean(),
      /** False if the writer was signed in but hasn't verified the address, which may be someone else's. */
      addressConfirmed: z.boolean(),
      /** The customer's latest bookings by travel date. */
      bookings: z.array(BookedTrip),
    }),
  ),
});
export type InboxRecord = z.output<typeof InboxRecord>;

const InboxFilter = z.object({
  state: z.optional(z.enum(MESSAGE_STATES)),
  /** Part of a name, email address, subject or text. */
  q: z.optional(text(TEXT_LIMITS.search)),
  /** `me`, `nobody` for unassigned messages, or the id of a colleague. */
  assigned: z.optional(Id),
});

export const listInbox = endpoint(calls.listInbox, {
  summary: `Messages to the agency, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(InboxFilter, ListPageQuery.shape),
  response: z.array(InboxMessage),
});

export const exportInbox = endpoint(calls.exportInbox, {
  summary: 'Export all messages that match a filter as CSV, with their text',
  fresh: true,
  query: InboxFilter,
  response: media('text/csv'),
});

export const InboxCount = z.record(z.enum(MESSAGE_STATES), z.number());
export type InboxCount = z.output<typeof InboxCount>;

export const countInbox = endpoint(calls.countInbox, {
  summary: `The number of messages in each state, counted up to ${MOST_COUNTED}`,
  response: InboxCount,
});

export const listAnswerers = endpoint(calls.listAnswerers, {
  summary: 'The colleagues to whom a message can be assigned',
  response: z.array(Colleague),
});

export const getInboxMessage = endpoint(calls.getInboxMessage, {
  summary: "A message with its replies and, if its address is a customer's, their trips",
  params: IdParams,
  response: InboxRecord,
  errors: ['not_found'],
});

export const changeInboxMessage = endpoint(calls.changeInboxMessage, {
  summary: 'Assign a message to a colleague, or change its state',
  params: IdParams,
  body: z.object({
    state: z.optional(z.enum(MESSAGE_STATES)),
    /** A colleague; null to unassign. */
    assignedTo: z.optional(z.nullable(Id)),
  }),
  response: InboxRecord,
  errors: ['not_found'],
});

export const answerInboxMessage = endpoint(calls.answerInboxMessage, {
  summary:
    'Reply to a message by email and quote it; answers go to the agency. Sent once per Idempotency-Key',
  status: 201,
  params: IdParams,
  body: z.object({ text: text(TEXT_LIMITS.message, 1) }),
  response: InboxRecord,
  errors: ['not_found', 'no_mail_server'],
});
