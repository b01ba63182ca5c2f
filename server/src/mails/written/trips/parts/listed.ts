import { apart } from '@wayfarer/contract';
import { comma } from '../../layout/layout.texts.js';

/** Texts in one line, without the empty ones. */
export const listed = (texts: readonly string[]) => texts.filter((text) => text !== '').join(comma);

/** Entries that people typed, in one line. */
export const listedNames = (names: readonly string[]) => listed(names.map(apart));

/** A text as a list; an empty one is left out. */
export const listedTexts = (text: string) => (text === '' ? [] : [text]);
