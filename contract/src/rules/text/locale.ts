import { direction } from '../../words/formats/language.texts.js';
/** The page's locale for `Intl`, with Latin digits: 'en-US', 'de'. */
export { locale as LOCALE } from '../../words/formats/numbers.texts.js';

/** The heads of a calendar's columns, from Sunday, and the weekday that is the first column. */
export {
  firstWeekday as FIRST_WEEKDAY,
  tinyWeekdays as WEEKDAYS,
  weekdays as WEEKDAY_NAMES,
} from '../../words/formats/dates.texts.js';

export { commaList, midSentence } from './mid-sentence.ts';
export * from '../trips/dates/shown-facts.ts';

/** The language of the page's texts, for `lang`. The pseudo-language has the value of English. */
export { language as TEXT_LANGUAGE } from '../../words/formats/language.texts.js';

/** True if the texts are read from right to left. */
export const isRightToLeft = direction === 'rtl';

/** Letters of scripts that are read from right to left, such as Hebrew and Arabic. */
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR_LETTER = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;

/**
 * Isolates a name or another foreign text from the sentence around it (with FSI and PDI of Unicode). Without that, two
 * texts with opposite reading directions would mix up each other's order.
 */
export function apart(text: string): string {
  const isOther = isRightToLeft ? LTR_LETTER.test(text) : RTL_LETTER.test(text);
  return isOther ? `\u2068${text}\u2069` : text;
}

/** An amount, phone number or address, which is read from left to right in every language. */
export function leftToRight(text: string): string {
  return isRightToLeft && text !== '' ? `\u2066${text}\u2069` : text;
}
