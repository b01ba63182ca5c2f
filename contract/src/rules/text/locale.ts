import { direction } from '../../words/formats/language.texts.js';
/** For `Intl`: 'en-US', 'de', with Latin digits. */
export { locale as LOCALE } from '../../words/formats/numbers.texts.js';

/** The names of the weekdays, beginning with Sunday, and the weekday in the first column of a calendar. */
export {
  firstWeekday as FIRST_WEEKDAY,
  tinyWeekdays as WEEKDAYS,
  weekdays as WEEKDAY_NAMES,
} from '../../words/formats/dates.texts.js';

export { commaList, midSentence } from './mid-sentence.ts';
export * from '../trips/dates/shown-facts.ts';

/** The value of `lang`, which is English for the pseudo-language. */
export { language as TEXT_LANGUAGE } from '../../words/formats/language.texts.js';

export const isRightToLeft = direction === 'rtl';

const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR_LETTER = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;

/**
 * Isolates a name from a sentence with the opposite reading direction (FSI and PDI of Unicode), so that their order
 * isn't mixed up.
 */
export function apart(text: string): string {
  const isOther = isRightToLeft ? LTR_LETTER.test(text) : RTL_LETTER.test(text);
  return isOther ? `\u2068${text}\u2069` : text;
}

/** For amounts, phone numbers and addresses, which are read from left to right in every language. */
export function leftToRight(text: string): string {
  return isRightToLeft && text !== '' ? `\u2066${text}\u2069` : text;
}
