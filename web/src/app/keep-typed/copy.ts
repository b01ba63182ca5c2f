import * as catalog from './copy.texts.js';

export const keepTexts = {
  ...catalog.keepTexts,
  replaced: (now: unknown) =>
    typeof now === 'string' && now !== ''
      ? catalog.keepTexts.replacedBy(now.slice(0, 80))
      : catalog.keepTexts.replaced,
} as const;
