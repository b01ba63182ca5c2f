import { monthOf, REVIEW_LIMITS, REVIEW_WITHIN_DAYS, type ReviewRefusal } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

export const formTexts = {
  ...catalog.formTexts,
  least: catalog.formTexts.least(REVIEW_LIMITS.minText),
  verified: (text: string) => catalog.formTexts.verified(monthOf(text)),
} as const;

export const refusalTexts: Readonly<Record<ReviewRefusal, string>> = {
  ...catalog.refusalTexts,
  too_late: catalog.refusalTexts.too_late(REVIEW_WITHIN_DAYS),
};
