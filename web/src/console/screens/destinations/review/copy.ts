import * as catalog from './copy.texts.js';

/** Submissions waiting for a decision. */
export const reviewTexts = {
  ...catalog.reviewTexts,
  by: (name: string | undefined, day: string) => `Sent by ${name ?? 'a deleted account'} on ${day}`,
} as const;

export { sendBackTexts, factNames } from './copy.texts.js';
