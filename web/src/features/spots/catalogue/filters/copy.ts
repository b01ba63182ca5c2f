import { priceUnit } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

export const texts = {
  ...catalog.texts,
  cost: catalog.texts.cost(priceUnit({})),
  perDay: (range: string) => catalog.texts.perDay({ range, unit: priceUnit({}) }),
} as const;
