import * as catalog from './copy.texts.js';
import { partNames } from './copy.texts.js';

export const editTexts = {
  ...catalog.editTexts,
  contributedBy: (name: string | undefined) =>
    name === undefined
      ? catalog.editTexts.contributedByDeleted
      : catalog.editTexts.contributedBy(name),
} as const;

export const priceTexts = {
  ...catalog.priceTexts,
  by: (name: string | null, when: string) =>
    name === null ? when : catalog.priceTexts.by({ name, when }),
} as const;

export { archiveTexts, saveTexts } from './copy.texts.js';

export { partNames };
export type PartName = keyof typeof partNames;

export const fieldTexts = {
  ...catalog.fieldTexts,
  defaultPolicy: (name: string) =>
    name === '' ? catalog.fieldTexts.usualPolicy : catalog.fieldTexts.defaultPolicy(name),
} as const;
