import { z } from 'zod/mini';
import * as calls from '../../calls/agency/newsletter.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Received } from '../../fields/bookings/received.ts';
import { email, text } from '../../fields/text.ts';

export const subscribeNewsletter = endpoint(calls.subscribeNewsletter, {
  summary:
    'Subscribe to the newsletter; an email asks for confirmation. The response does not reveal whether the address is subscribed',
  status: 201,
  body: z.object({
    email: email(),
    consent: z.literal(true),
    /** The site's first language if left out or if the site doesn't have it. */
    language: z.optional(text(8)),
  }),
  response: Received,
  errors: ['no_mail_server'],
});

export const confirmNewsletter = endpoint(calls.confirmNewsletter, {
  summary:
    "Confirm a subscription with the email's token; false if it was used, replaced or has expired",
  body: z.object({ token: text(200, 1) }),
  response: z.object({ confirmed: z.boolean() }),
});

export const unsubscribeNewsletter = endpoint(calls.unsubscribeNewsletter, {
  summary: "Unsubscribe with the email's token",
  body: z.object({ token: text(200, 1) }),
  response: Received,
});
