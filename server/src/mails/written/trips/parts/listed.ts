import { apart } from '@wayfarer/contract';
import { comma } from '../../layout/layout.texts.js';

/** The texts in one line, without empty ones. */
export const listed = (texts: readonly string[]) => texts.filter((text) => text !== '').join(comma);

/** The entries, which people typed, in one line. */
export const listedNames = (names: readonly string[]) => listed(names.map(apart));

/** A list of the text; an empty text is left out. */
export const listedTexts = (text: string) => (text === '' ? [] : [text]);
