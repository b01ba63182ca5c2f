import * as catalog from './copy.texts.js';

/** Texts for cancellation terms. */
export const termsTexts = {
  ...catalog.termsTexts,
  spots: (count: number) => {
    if (count === 0) return 'not used by any destination';
    return count === 1 ? 'used by 1 destination' : `used by ${count} destinations`;
  },
} as const;

function retireText(spots: number): string {
  const none = 'New bookings no longer get these terms, and you can’t bring them back.';
  const kept = 'Existing bookings keep them.';
  if (spots === 0) return `${none} ${kept}`;
  const who = spots === 1 ? '1 destination that uses them' : `${spots} destinations that use them`;
  return `${none} New bookings of the ${who} get the usual terms. ${kept}`;
}

/** Texts for actions on existing terms. */
export const actTexts = {
  usual: (name: string, before: string) => ({
    title: `Make ${name} the usual terms?`,
    text: `From now on, new bookings of every destination without its own terms get these instead of ${before}. Existing bookings keep theirs.`,
    submit: 'Make them the usual terms',
    done: `${name} are the usual terms now`,
  }),
  retire: (name: string, spots: number) => ({
    title: `Retire ${name}?`,
    text: retireText(spots),
    submit: 'Retire',
    done: `${name} is retired`,
  }),
} as const;

/** Texts for the form for terms. */
export { formTexts } from './copy.texts.js';

/** Texts of exceptions. */
export { exceptionsTexts, endExceptionTexts } from './copy.texts.js';

/** Texts for the form for an exception. */
export { exceptionFormTexts } from './copy.texts.js';
