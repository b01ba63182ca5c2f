import { listSigns } from '../../words/formats/numbers.texts.js';

/** Joins entries with the language's comma: 'name, email address'. */
export const listText = (entries: readonly string[]): string => entries.join(listSigns.middle);
