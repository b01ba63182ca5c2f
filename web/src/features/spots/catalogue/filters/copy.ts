import { priceUnit } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

/** Texts of the catalog's filters. */
export const texts = {
  ...catalog.texts,
  cost: catalog.texts.cost(priceUnit({})),
  perDay: (range: string) => catalog.texts.perDay({ range, unit: priceUnit({}) }),
} as const;
