import * as catalog from './copy.texts.js';

export { inboxTexts } from './copy.texts.js';

export const messageTexts = {
  ...catalog.messageTexts,
  replied: (name: string | undefined, when: string) =>
    catalog.messageTexts.replied({ name: name || catalog.messageTexts.agency, when }),
} as const;

export const answerTexts = {
  ...catalog.answerTexts,
  hint: (name: string, email: string) =>
    name === ''
      ? catalog.answerTexts.hintUnnamed(email)
      : catalog.answerTexts.hint({ name, email }),
} as const;

export { mailTexts } from './copy.texts.js';
