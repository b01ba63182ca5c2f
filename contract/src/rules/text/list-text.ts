import { listSigns } from '../../words/formats/numbers.texts.js';

/** 'name, email address', with the language's comma. */
export const listText = (entries: readonly string[]): string => entries.join(listSigns.middle);
