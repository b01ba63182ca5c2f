import * as catalog from './copy.texts.js';

/** Texts of the screens for a person's own destinations; those of spec §2, §5, §8 are verbatim. */
export const formTexts = {
  ...catalog.formTexts,
  costHint: (currency: string) => catalog.formTexts.costHint(currency.toUpperCase()),
} as const;
