import { direction } from '../../words/formats/language.texts.js';
/** The language of the page for `Intl`, with Latin digits: 'en-US', 'de'. */
export { locale as LOCALE } from '../../words/formats/numbers.texts.js';

/** The head of each column of a calendar, from Sunday, and the first column of a week. */
export {
  firstWeekday as FIRST_WEEKDAY,
  tinyWeekdays as WEEKDAYS,
  weekdays as WEEKDAY_NAMES,
} from '../../words/formats/dates.texts.js';

export { commaList, midSentence } from './mid-sentence.ts';
export * from '../trips/dates/shown-facts.ts';

/** The language of the texts, for `lang`; the pseudo-language has English's. */
export { language as TEXT_LANGUAGE } from '../../words/formats/language.texts.js';

/** True if the texts are read from right to left. */
export const isRightToLeft = direction === 'rtl';

/** Letters that are read from right to left, such as Hebrew's and Arabic's. */
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR_LETTER = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;

/**
 * A name or another text that isn't ours, kept apart from the sentence around it where it is read in the other
 * direction, so that neither mixes up the other's order (FSI and PDI of Unicode).
 */
export function apart(text: string): string {
  const isOther = isRightToLeft ? LTR_LETTER.test(text) : RTL_LETTER.test(text);
  return isOther ? `\u2068${text}\u2069` : text;
}

/** An amount, phone number or address, which is read from left to right in every language. */
export function leftToRight(text: string): string {
  return isRightToLeft && text !== '' ? `\u2066${text}\u2069` : text;
}
