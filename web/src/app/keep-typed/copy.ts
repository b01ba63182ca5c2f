import * as catalog from './copy.texts.js';

/** Shown if a form has restored the input that was typed before the session ended. */
export const keepTexts = {
  ...catalog.keepTexts,
  replaced: (now: unknown) =>
    typeof now === 'string' && now !== ''
      ? catalog.keepTexts.replacedBy(now.slice(0, 80))
      : catalog.keepTexts.replaced,
} as const;
