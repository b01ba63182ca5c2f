import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TEXT_LIMITS } from './options.ts';
import { email, text } from './text.ts';

export const ContactInput = z.object({
  name: text(TEXT_LIMITS.personName, 1),
  email: email(),
  subject: text(TEXT_LIMITS.subject, 1),
  message: text(TEXT_LIMITS.message, 1),
});
export type ContactInput = z.input<typeof ContactInput>;

const Received = z.object({ received: z.literal(true) });

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contactMessages',
  summary: 'Write to the agency',
  auth: 'public',
  group: 'Messages',
  status: 201,
  body: ContactInput,
  response: Received,
});

export const sendOwnContactMessage = endpoint({
  method: 'POST',
  path: '/account/contactMessages',
  summary:
    'Write to the agency from the own address; a copy is mailed where the address is verified',
  auth: 'user',
  group: 'Messages',
  status: 201,
  body: z.omit(ContactInput, { email: true }),
  response: Received,
});

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletterSubscriptions',
  summary:
    'Ask for the newsletter; a mail asks the address to confirm. Answers the same whether it was subscribed before',
  auth: 'public',
  group: 'Messages',
  status: 201,
  body: z.object({ email: email(), consent: z.literal(true) }),
  response: Received,
});

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletterSubscriptions/confirm',
  summary:
    'Confirm a subscription by the token of the mail; false: it was used, replaced, or is old',
  auth: 'public',
  group: 'Messages',
  body: z.object({ token: text(200, 1) }),
  response: z.object({ confirmed: z.boolean() }),
});

export const unsubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletterSubscriptions/unsubscribe',
  summary: 'Unsubscribe by the token of the mail',
  auth: 'public',
  group: 'Messages',
  body: z.object({ token: text(200, 1) }),
  response: Received,
});
