import { comma, lowersNouns } from '../../words/formats/numbers.texts.js';

/** A label within a sentence: `Beach` becomes lower-case, except in languages that capitalize nouns. */
export const midSentence = (label: string): string => (lowersNouns ? label.toLowerCase() : label);

/** Joins the parts that aren't empty with the language's comma: 'Lisbon, Portugal'. */
export const commaList = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(comma);
