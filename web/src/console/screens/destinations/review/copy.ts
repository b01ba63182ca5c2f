import * as catalog from './copy.texts.js';

/** Submissions waiting for a decision. */
export const reviewTexts = {
  ...catalog.reviewTexts,
  by: (name: string | undefined, day: string) =>
    name === undefined ? catalog.reviewTexts.byDeleted(day) : catalog.reviewTexts.by({ name, day }),
} as const;

export { sendBackTexts, factNames } from './copy.texts.js';
