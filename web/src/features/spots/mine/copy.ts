import * as catalog from './copy.texts.js';

/** Texts of the screens for a person's own destinations; those of spec §2, §5, §8 are verbatim. */
export const formTexts = {
  ...catalog.formTexts,
  costHint: (currency: string) => catalog.formTexts.costHint(currency.toUpperCase()),
} as const;

export {
  previewTexts,
  contributorTexts,
  addTexts,
  editTexts,
  mineTexts,
  sortTexts,
  ownCardTexts,
  deleteTexts,
} from './copy.texts.js';
