import { listSigns } from '../../words/formats/numbers.texts.js';

/** Entries after one another, as the language separates them: 'name, email address'. */
export const listText = (entries: readonly string[]): string => entries.join(listSigns.middle);
