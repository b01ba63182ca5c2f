import { z } from 'zod/mini';
import * as words from '../../words/forms/contact.texts.js';
import { emailAddress, filled } from '../fields.ts';

/** `ContactInput` is the API's version. */
export const ContactForm = z.object({
  name: filled('personName', words.nameMissing),
  email: emailAddress({
    required: words.emailMissing,
    format: words.emailFormat,
  }),
  subject: filled('subject', words.subjectMissing),
  message: filled('message', words.messageMissing),
});
