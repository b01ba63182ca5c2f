import { z } from 'zod/mini';
import * as calls from '../../calls/agency/inbox.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { BookedTrip } from '../../fields/booked-trip.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { CONSOLE_PAGE, MESSAGE_STATES, MOST_COUNTED } from '../../options/console.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';

/** A colleague at the agency. */
const Colleague = z.object({ _id: z.string(), name: z.string() });

/** A message to the agency as it stands in the list. */
export const InboxMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** How the message begins. */
  excerpt: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** Who has taken it; without a name once that account is gone. */
  assignedTo: z.nullable(Colleague),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type InboxMessage = z.output<typeof InboxMessage>;

const InboxReply = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null once that account is gone. */
  by: z.nullable(Colleague),
  text: z.string(),
  /** What became of the mail; null where it is not kept any more. */
  mail: z.nullable(z.enum(['pending', 'sent', 'dead'])),
});
export type InboxReply = z.output<typeof InboxReply>;

/** A message with what was answered, and who wrote it, as far as that is known. */
export const InboxRecord = z.object({
  message: z.extend(InboxMessage, { text: z.string() }),
  /** Oldest first. */
  replies: z.array(InboxReply),
  /** The account whose address this is, and which has proved it. */
  customer: z.nullable(
    z.object({
      _id: z.string(),
      name: z.string(),
      since: z.string(),
      /** Whether the writer was signed in. Otherwise anyone can have typed the address. */
      signedIn: z.boolean(),
      /** The latest ones, by travel date. */
      bookings: z.array(BookedTrip),
    }),
  ),
});
export type InboxRecord = z.output<typeof InboxRecord>;

const InboxFilter = z.object({
  state: z.optional(z.enum(MESSAGE_STATES)),
  /** Part of a name, an address, the subject or the text. */
  q: z.optional(text(TEXT_LIMITS.search)),
  /** `me`, `nobody`, or the id of a colleague. */
  assigned: z.optional(Id),
});

export const listInbox = endpoint(calls.listInbox, {
  summary: `Messages to the agency, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(InboxFilter, ListPageQuery.shape),
  response: z.array(InboxMessage),
});

export const exportInbox = endpoint(calls.exportInbox, {
  summary: 'Every message that a filter finds, with its words, as a table for a spreadsheet',
  fresh: true,
  query: InboxFilter,
  response: media('text/csv'),
});

export const InboxCount = z.record(z.enum(MESSAGE_STATES), z.number());
export type InboxCount = z.output<typeof InboxCount>;

export const countInbox = endpoint(calls.countInbox, {
  summary: `How many messages there are in each state, counted up to ${MOST_COUNTED}`,
  response: InboxCount,
});

export const listAnswerers = endpoint(calls.listAnswerers, {
  summary: 'Who can answer messages: those to whom one can be assigned',
  response: z.array(Colleague),
});

export const getInboxMessage = endpoint(calls.getInboxMessage, {
  summary: 'A message with its answers and, where its address is a customer’s, their trips',
  params: IdParams,
  response: InboxRecord,
  errors: ['not_found'],
});

export const changeInboxMessage = endpoint(calls.changeInboxMessage, {
  summary: 'Assign a message to a colleague, or change its state',
  params: IdParams,
  body: z.object({
    state: z.optional(z.enum(MESSAGE_STATES)),
    /** Null: unassigned. */
    assignedTo: z.optional(z.nullable(Id)),
  }),
  response: InboxRecord,
  errors: ['not_found'],
});

export const answerInboxMessage = endpoint(calls.answerInboxMessage, {
  summary:
    'Answer a message by mail, with the message below; answers to the mail go to the agency. Sent once for its Idempotency-Key',
  status: 201,
  params: IdParams,
  body: z.object({ text: text(TEXT_LIMITS.message, 1) }),
  response: InboxRecord,
  errors: ['not_found', 'no_mail_server'],
});
