import { z } from 'zod/mini';
import * as calls from '../../calls/agency/contact.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Received } from '../../fields/bookings/received.ts';
import { email, text } from '../../fields/text.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';

export const ContactInput = z.object({
  name: text(TEXT_LIMITS.personName, 1),
  email: email(),
  subject: text(TEXT_LIMITS.subject, 1),
  message: text(TEXT_LIMITS.message, 1),
  /** The language for replies; the site's first if left out or if the site doesn't have it. */
  language: z.optional(text(8)),
});
export type ContactInput = z.input<typeof ContactInput>;

export const sendContactMessage = endpoint(calls.sendContactMessage, {
  summary: 'Send a message to the agency',
  status: 201,
  body: ContactInput,
  response: Received,
});

export const sendOwnContactMessage = endpoint(calls.sendOwnContactMessage, {
  summary: "Send a message to the agency from the caller's address; a verified address gets a copy",
  status: 201,
  body: z.omit(ContactInput, { email: true }),
  response: Received,
});
