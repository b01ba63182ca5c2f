import * as texts from './cookies-text.texts.js';
import type { LegalText } from './legal-text.ts';

/** The product's text about everything that it stores in a browser; must match the code. */
export const cookiesText: LegalText = {
  title: texts.title,
  text: texts.text,
  sections: [
    texts.cookies,
    texts.local,
    texts.session,
    texts.database,
    texts.payment,
    texts.deleting,
  ],
};
