import * as catalog from './copy.texts.js';

/** Texts of signing in and registering; those of spec §2, §5 and §8 verbatim. */
export { formTexts, loginTexts, registerTexts } from './copy.texts.js';

/** The reason to sign in for someone who opened a link to the console, by screen. */
export const consoleLinkTexts: Readonly<Record<string, (agency: string) => string>> = {
  '/admin/setup': () => catalog.consoleLinkTexts.setup,
  '/admin/join': catalog.consoleLinkTexts.join,
};

/** The trip that a visitor is about to book. */
export {
  wantedTripTexts,
  strengthTexts,
  signedInTexts,
  againTexts,
  blockedTexts,
} from './copy.texts.js';
