import { z } from 'zod/mini';
import * as calls from '../calls/newsletter.ts';
import { endpoint } from '../declaration/endpoint.ts';
import { Received } from '../fields/received.ts';
import { email, text } from '../fields/text.ts';

export const subscribeNewsletter = endpoint(calls.subscribeNewsletter, {
  summary:
    'Ask for the newsletter; a mail asks the address to confirm. Answers the same whether it was subscribed before',
  status: 201,
  body: z.object({ email: email(), consent: z.literal(true) }),
  response: Received,
});

export const confirmNewsletter = endpoint(calls.confirmNewsletter, {
  summary:
    'Confirm a subscription by the token of the mail; false: it was used, replaced, or is old',
  body: z.object({ token: text(200, 1) }),
  response: z.object({ confirmed: z.boolean() }),
});

export const unsubscribeNewsletter = endpoint(calls.unsubscribeNewsletter, {
  summary: 'Unsubscribe by the token of the mail',
  body: z.object({ token: text(200, 1) }),
  response: Received,
});
