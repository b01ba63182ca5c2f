import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/statements.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { bytes } from '../../../declaration/media.ts';
import { StatementLine } from '../../../fields/bookings/statement-line.ts';
import { ListPageQuery } from '../../../fields/list-page.ts';
import { Id, IdParams } from '../../../fields/text.ts';
import { CONSOLE_PAGE, MOST_COUNTED } from '../../../options/console.ts';
import {
  STATEMENT_FILE,
  STATEMENT_FORMATS,
  STATEMENT_STATES,
} from '../../../options/money/statements.ts';

export const StatementUpload = z.object({
  format: z.enum(STATEMENT_FORMATS),
  /** Incoming payments that are new. */
  added: z.number(),
  /** Incoming payments that an earlier file contained. */
  known: z.number(),
  /** Incoming payments in a currency other than the agency's, which were left out. */
  otherCurrency: z.number(),
});
export type StatementUpload = z.output<typeof StatementUpload>;

export const uploadStatement = endpoint(calls.uploadStatement, {
  summary: `Store the incoming payments of a bank statement: CAMT.053, MT940 or CSV, up to ${STATEMENT_FILE.maxEntries} entries. Nothing is booked, and known payments are skipped`,
  body: bytes('*/*', STATEMENT_FILE.maxBytes),
  response: StatementUpload,
  errors: ['payload_too_large'],
});

export const listStatementLines = endpoint(calls.listStatementLines, {
  summary: `Incoming payments of bank statements in a state, latest first, ${CONSOLE_PAGE} at a time, with the bookings that they may belong to`,
  query: z.extend(
    z.object({ state: z._default(z.enum(STATEMENT_STATES), 'to_match') }),
    ListPageQuery.shape,
  ),
  response: z.array(StatementLine),
});

export const StatementCount = z.object({
  to_match: z.number(),
  matched: z.number(),
  set_aside: z.number(),
  /** The numbers of announced transfers that haven't arrived: those that aren't overdue, and those that are. */
  expected: z.number(),
  overdue: z.number(),
});
export type StatementCount = z.output<typeof StatementCount>;

export const countStatementLines = endpoint(calls.countStatementLines, {
  summary: `The number of incoming payments in each state, counted up to ${MOST_COUNTED}, and of announced transfers`,
  response: StatementCount,
});

export const confirmStatementLine = endpoint(calls.confirmStatementLine, {
  summary:
    "Match an incoming payment with a booking: records it as a counter payment of the line's amount, which confirms the booking",
  params: IdParams,
  body: z.object({
    /** The proposed booking, or another one that the person chose. */
    bookingId: Id,
  }),
  response: StatementLine,
  errors: [
    'not_found',
    'booking_cancelled',
    'booking_expired',
    'not_confirmed',
    'payment_mismatch',
    'payment_in_progress',
    'provider_unavailable',
  ],
});

export const setAsideStatementLine = endpoint(calls.setAsideStatementLine, {
  summary: 'Set aside an incoming payment that belongs to no booking',
  params: IdParams,
  response: StatementLine,
  errors: ['not_found', 'already_decided'],
});

export const takeBackStatementLine = endpoint(calls.takeBackStatementLine, {
  summary: 'Move an incoming payment that was set aside back to those to match',
  params: IdParams,
  response: StatementLine,
  errors: ['not_found', 'already_decided'],
});
