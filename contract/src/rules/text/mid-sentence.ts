import { lowersNouns } from '../../words/formats/numbers.texts.js';

/** A label within a sentence: `Beach` becomes lowercase, except in languages that write nouns with a capital. */
export const midSentence = (label: string): string => (lowersNouns ? label.toLowerCase() : label);
