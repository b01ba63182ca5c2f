import { RATED_FROM } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

export const reviewTexts = {
  ...catalog.reviewTexts,
  estimateText: catalog.reviewTexts.estimateText(RATED_FROM),
} as const;
