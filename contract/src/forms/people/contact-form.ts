import { z } from 'zod/mini';
import { emailAddress, filled } from '../fields.ts';

/** A message to the agency, before it becomes a `ContactInput`. */
export const ContactForm = z.object({
  name: filled('personName', 'Please tell us your name'),
  email: emailAddress({
    required: 'Please enter your email address',
    format: 'This doesn’t look like an email address',
  }),
  subject: filled('subject', 'Please enter a subject'),
  message: filled('message', 'Please write your message'),
});
