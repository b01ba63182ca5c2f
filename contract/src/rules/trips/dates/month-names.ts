import { months, monthText } from '../../../words/formats/months.texts.js';

/** In the page's language, January first. */
export { months as MONTH_NAMES } from '../../../words/formats/months.texts.js';

/** 'April 2027' for '2027-04' or '2027-04-12'. */
export const monthOf = (day: string): string =>
  monthText({ month: months[Number(day.slice(5, 7)) - 1] ?? '', year: day.slice(0, 4) });
