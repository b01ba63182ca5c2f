import { z } from 'zod/mini';
import * as calls from '../../calls/trips/trip-mails.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { COMPOSED_MAIL_KINDS } from '../../options/trips/mail-kinds.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';

const Kind = z.enum(COMPOSED_MAIL_KINDS);
const KindParams = z.object({ kind: Kind });

/** A kind of mail, and when it goes out. */
const MailKindEntry = z.object({
  kind: Kind,
  /** Whether the agency has it sent. */
  enabled: z.boolean(),
  /** How many days before the trip; null: when something happens. */
  daysBefore: z.nullable(z.number()),
});

export const listMailKinds = endpoint(calls.listMailKinds, {
  summary: 'The mails that travelers get about a booking, and when',
  response: z.array(MailKindEntry),
});

export const previewMail = endpoint(calls.previewMail, {
  summary: 'A mail as it would be now for a booking; it is neither sent nor recorded',
  params: KindParams,
  query: z.object({ bookingId: Id }),
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  errors: ['not_found'],
});

export const testMail = endpoint(calls.testMail, {
  summary: "Send a mail about a booking to the caller's own address alone",
  status: 201,
  params: KindParams,
  body: z.object({ bookingId: Id }),
  response: z.object({ subject: z.string() }),
  errors: ['not_found', 'no_mail_server'],
});

export const sendBookingMail = endpoint(calls.sendBookingMail, {
  summary: 'Send the traveler of a booking a mail again, or one that is written by hand',
  status: 201,
  params: IdParams,
  body: z.union([
    z.object({ kind: Kind }),
    z.object({ subject: text(TEXT_LIMITS.mailSubject, 1), body: text(TEXT_LIMITS.message, 1) }),
  ]),
  response: z.object({ subject: z.string() }),
  errors: ['not_found', 'no_mail_server', 'review_mails_ended'],
});
