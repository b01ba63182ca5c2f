import * as catalog from './copy.texts.js';

/** Texts for cancellation terms. */
export { termsTexts } from './copy.texts.js';

const { retireTexts, usualTexts } = catalog;

/** Texts for actions on existing terms. */
export const actTexts = {
  usual: (name: string, before: string) => ({
    title: usualTexts.title(name),
    text: usualTexts.text(before),
    submit: usualTexts.submit,
    done: usualTexts.done(name),
  }),
  retire: (name: string, spots: number) => ({
    title: retireTexts.title(name),
    text: retireTexts.text(spots),
    submit: retireTexts.submit,
    done: retireTexts.done(name),
  }),
} as const;

/** Texts for the form for terms. */
export { formTexts } from './copy.texts.js';

/** Texts of exceptions. */
export { exceptionsTexts, endExceptionTexts } from './copy.texts.js';

/** Texts for the form for an exception. */
export { exceptionFormTexts } from './copy.texts.js';
