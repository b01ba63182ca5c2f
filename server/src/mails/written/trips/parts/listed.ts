import { comma } from '../../layout/layout.texts.js';

/** Texts in one line, without the empty ones. */
export const listed = (texts: readonly string[]) => texts.filter((text) => text !== '').join(comma);
