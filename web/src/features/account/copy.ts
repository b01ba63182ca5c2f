import * as catalog from './copy.texts.js';

/** Texts for signing in and registering; those of spec §2, §5 and §8 are verbatim. */
export { formTexts, loginTexts, registerTexts } from './copy.texts.js';

/** The reason to sign in, by screen, for someone who opened a link to the console. */
export const consoleLinkTexts: Readonly<Record<string, (agency: string) => string>> = {
  '/admin/setup': () => catalog.consoleLinkTexts.setup,
  '/admin/join': catalog.consoleLinkTexts.join,
};

/** Texts about the trip that a visitor is about to book. */
export {
  wantedTripTexts,
  strengthTexts,
  signedInTexts,
  againTexts,
  blockedTexts,
} from './copy.texts.js';
