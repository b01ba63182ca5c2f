import { LOCALE } from '@wayfarer/contract';

const atNoon = (day: string) => new Date(`${day.length === 7 ? `${day}-01` : day}T12:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(atNoon(day));
};

/** A day such as 'Friday, March 19'. */
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
/** A day such as 'Fri, Mar 19'. */
export const weekdayDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
/** A day such as 'Mar 19'. */
export const shortDay = format({ month: 'short', day: 'numeric' });
/** A month such as 'Mar 2027', from `2027-03`. */
export const monthName = format({ month: 'short', year: 'numeric' });
