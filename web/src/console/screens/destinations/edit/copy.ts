import * as catalog from './copy.texts.js';
import { partNames } from './copy.texts.js';

/** Texts of the editor of a destination. */
export const editTexts = {
  ...catalog.editTexts,
  contributedBy: (name: string | undefined) => `Contributed by ${name ?? 'a deleted account'}`,
} as const;

export const priceTexts = {
  ...catalog.priceTexts,
  by: (name: string | null, when: string) => (name === null ? when : `${name}, ${when}`),
} as const;

export { archiveTexts, saveTexts } from './copy.texts.js';

export { partNames };
export type PartName = keyof typeof partNames;

export const fieldTexts = {
  ...catalog.fieldTexts,
  defaultPolicy: (name: string) => (name === '' ? 'The usual terms' : `The usual terms (${name})`),
} as const;
