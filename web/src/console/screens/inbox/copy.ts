import * as catalog from './copy.texts.js';

export { inboxTexts } from './copy.texts.js';

export const messageTexts = {
  ...catalog.messageTexts,
  replied: (name: string | undefined, when: string) => `${name || 'Your agency'} · ${when}`,
} as const;

export const answerTexts = {
  ...catalog.answerTexts,
  hint: (name: string, email: string) =>
    `Goes to ${email}. The email greets ${name || 'the sender'}, quotes the message below your answer and ends with your agency’s name.`,
} as const;

export { mailTexts } from './copy.texts.js';
