import * as catalog from './copy.texts.js';

export { customersTexts, customerTexts } from './copy.texts.js';

export const noteTexts = {
  ...catalog.noteTexts,
  by: (name: string | undefined, when: string) => `${name || 'A former colleague'}, ${when}`,
} as const;

export const blockTexts = {
  ...catalog.blockTexts,
  since: (name: string, when: string) => `Blocked by ${name || 'a former colleague'}, ${when}`,
} as const;

export const dataTexts = {
  ...catalog.dataTexts,
  pending: (when: string, by: string | null) =>
    `This customer will be erased on ${when}. ${by === null ? 'It' : `${by} asked for it. It`} can be taken back until then.`,
} as const;
