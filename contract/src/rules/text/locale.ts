/** The language of the page for `Intl`, with Latin digits: 'en-US', 'de'. */
export { locale as LOCALE } from '../../words/formats/numbers.texts.js';

/** The head of each column of a calendar, from Sunday, and the first column of a week. */
export {
  firstWeekday as FIRST_WEEKDAY,
  tinyWeekdays as WEEKDAYS,
  weekdays as WEEKDAY_NAMES,
} from '../../words/formats/dates.texts.js';

export { midSentence } from './mid-sentence.ts';
