import { months, monthText } from '../../../words/months.texts.js';

/** The names of the months in the language of the page, January first. */
export const MONTH_NAMES: readonly string[] = months;

/** 'April 2027' for '2027-04'. */
export function monthOf(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return monthText({ month: months[Number(number) - 1] ?? '', year }).trim();
}
