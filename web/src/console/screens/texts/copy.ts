import { importTexts } from './copy.texts.js';
import type { RefusedLine } from './read-csv.ts';

export { importTexts, listTexts, siteTexts, spotTexts } from './copy.texts.js';

/** Why a row of a translator's file can't be imported. */
export function refusalText({ code, most = 0 }: RefusedLine): string {
  return code === 'too_long' ? importTexts.tooLong(most) : importTexts.refusals[code];
}
