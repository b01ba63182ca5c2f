import { lowersNouns } from '../../words/formats/numbers.texts.js';

/** A label within a sentence: `Beach` becomes lower-case, except in languages that capitalize nouns. */
export const midSentence = (label: string): string => (lowersNouns ? label.toLowerCase() : label);
