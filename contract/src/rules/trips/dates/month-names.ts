import { months, monthText } from '../../../words/formats/months.texts.js';

/** The names of the months in the language of the page, January first. */
export { months as MONTH_NAMES } from '../../../words/formats/months.texts.js';

/** The month of a month or day, in words: 'April 2027' for '2027-04' or '2027-04-12'. */
export const monthOf = (day: string): string =>
  monthText({ month: months[Number(day.slice(5, 7)) - 1] ?? '', year: day.slice(0, 4) });
