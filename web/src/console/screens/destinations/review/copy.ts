import * as catalog from './copy.texts.js';

export const reviewTexts = {
  ...catalog.reviewTexts,
  by: (name: string | undefined, day: string) =>
    name === undefined ? catalog.reviewTexts.byDeleted(day) : catalog.reviewTexts.by({ name, day }),
} as const;

export { sendBackTexts, factNames } from './copy.texts.js';
