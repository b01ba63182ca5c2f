import * as catalog from './copy.texts.js';

export { firstStepsTexts } from './copy.texts.js';

export const agencyStepTexts = {
  ...catalog.agencyStepTexts,
  money: (currency: string, charge: 'day' | 'total') =>
    catalog.agencyStepTexts.moneyOf[charge](currency),
} as const;

export { cancellationStepTexts, placesStepTexts, mailStepTexts } from './copy.texts.js';
