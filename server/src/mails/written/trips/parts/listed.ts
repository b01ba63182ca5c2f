import { apart } from '@wayfarer/contract';
import { comma } from '../../layout/layout.texts.js';

/** In one line, without empty texts. */
export const listed = (texts: readonly string[]) => texts.filter((text) => text !== '').join(comma);

/** Entries that people typed. */
export const listedNames = (names: readonly string[]) => listed(names.map(apart));

/** An empty text is left out. */
export const listedTexts = (text: string) => (text === '' ? [] : [text]);
