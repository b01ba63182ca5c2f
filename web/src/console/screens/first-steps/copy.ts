import * as catalog from './copy.texts.js';

/** Texts of the first steps of a new owner. */
export { firstStepsTexts } from './copy.texts.js';

export const agencyStepTexts = {
  ...catalog.agencyStepTexts,
  money: (currency: string, charge: 'day' | 'total') =>
    `You sell in ${currency}. Travelers pay ${charge === 'day' ? 'for one day by card when they book, and the rest on arrival' : 'for the whole trip by card when they book'}. The person who runs the server sets both.`,
} as const;

export { cancellationStepTexts, placesStepTexts, mailStepTexts } from './copy.texts.js';
