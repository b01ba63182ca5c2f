import { z } from 'zod/mini';
import * as calls from '../../calls/trips/trip-mails.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Id, IdParams, text } from '../../fields/text.ts';
import { COMPOSED_MAIL_KINDS, OWN_WORD_MAILS } from '../../options/trips/mail-kinds.ts';
import { MAIL_SETTINGS } from '../../settings/mail-settings.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';

const Kind = z.enum(COMPOSED_MAIL_KINDS);
const KindParams = z.object({ kind: Kind });

const MailKindEntry = z.object({
  kind: Kind,
  enabled: z.boolean(),
  /** Null if an event triggers the email. */
  daysBefore: z.nullable(z.number()),
});

export const listMailKinds = endpoint(calls.listMailKinds, {
  summary: 'The emails that travelers get about a booking, and when',
  response: z.array(MailKindEntry),
});

export const previewMail = endpoint(calls.previewMail, {
  summary: 'Preview an email for a booking; it is neither sent nor recorded',
  params: KindParams,
  query: z.object({ bookingId: Id }),
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  errors: ['not_found'],
});

export const previewOwnWords = endpoint(calls.previewOwnWords, {
  summary: 'Show an email about a sample trip with words that are not saved; nothing is sent',
  params: z.object({ kind: z.enum(OWN_WORD_MAILS) }),
  body: z.object({
    subject: MAIL_SETTINGS['mails.booked.subject'].schema,
    opening: MAIL_SETTINGS['mails.booked.opening'].schema,
    closing: MAIL_SETTINGS['mails.booked.closing'].schema,
    signature: MAIL_SETTINGS['mails.signature'].schema,
    /** By default, the site's first language. */
    language: z.optional(text(8)),
  }),
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

export const testMail = endpoint(calls.testMail, {
  summary: "Send an email about a booking to the caller's own address only",
  status: 201,
  params: KindParams,
  body: z.object({ bookingId: Id }),
  response: z.object({ subject: z.string() }),
  errors: ['not_found', 'no_mail_server'],
});

export const sendBookingMail = endpoint(calls.sendBookingMail, {
  summary: 'Send an email to the traveler of a booking again, or send one written by hand',
  status: 201,
  params: IdParams,
  body: z.union([
    z.object({ kind: Kind }),
    z.object({ subject: text(TEXT_LIMITS.mailSubject, 1), body: text(TEXT_LIMITS.message, 1) }),
  ]),
  response: z.object({ subject: z.string() }),
  errors: ['not_found', 'no_mail_server', 'review_mails_ended'],
});
