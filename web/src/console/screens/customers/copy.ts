import * as catalog from './copy.texts.js';

export { customersTexts, customerTexts, eraseTexts, languageTexts } from './copy.texts.js';

export const noteTexts = {
  ...catalog.noteTexts,
  by: (name: string | undefined, when: string) =>
    catalog.noteTexts.by({ name: name || catalog.noteTexts.gone, when }),
} as const;

export const blockTexts = {
  ...catalog.blockTexts,
  since: (name: string, when: string) =>
    name === '' ? catalog.blockTexts.sinceUnknown(when) : catalog.blockTexts.since({ name, when }),
} as const;

export const dataTexts = {
  ...catalog.dataTexts,
  pending: (when: string, by: string | null) =>
    by === null
      ? catalog.dataTexts.pendingUnknown(when)
      : catalog.dataTexts.pendingBy({ when, by }),
} as const;
