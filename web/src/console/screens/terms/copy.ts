import * as catalog from './copy.texts.js';

export { termsTexts } from './copy.texts.js';

const { retireTexts, usualTexts } = catalog;

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

export { formTexts } from './copy.texts.js';

export { exceptionsTexts, endExceptionTexts } from './copy.texts.js';

export { exceptionFormTexts } from './copy.texts.js';
