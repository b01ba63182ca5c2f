import * as catalog from './copy.texts.js';

/** The reason to sign in, by screen, for someone who opened a link to the console. */
export const consoleLinkTexts: Readonly<Record<string, (agency: string) => string>> = {
  '/admin/setup': () => catalog.consoleLinkTexts.setup,
  '/admin/join': catalog.consoleLinkTexts.join,
};
