import { comma, lowersNouns } from '../../words/formats/numbers.texts.js';

/** `Beach` becomes lower-case, except in languages that capitalize nouns. */
export const midSentence = (label: string): string => (lowersNouns ? label.toLowerCase() : label);

/** 'Lisbon, Portugal': the parts that aren't empty, with the language's comma. */
export const commaList = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(comma);
