import * as catalog from './copy.texts.js';

export { recordTexts, moneyTexts, methodNames, partyTexts } from './copy.texts.js';

/** Texts about a customer without an account. */
export {
  noteTexts,
  timelineTexts,
  goodwillTexts,
  cancelTexts,
  reinstateTexts,
} from './copy.texts.js';

export const changeTexts = {
  ...catalog.changeTexts,
  conflict: (...now: string[]) =>
    `Someone else changed this trip in the meantime. It is now: ${now.join(', ')}. Your changes are still here; save again to overwrite.`,
  total: (from: string, to: string) => (from === to ? `Stays ${to}` : `${from} → ${to}`),
} as const;

export { mailTexts } from './copy.texts.js';
