/**
 * `npm run words:formats`: writes the formats of dates, amounts and lists in each language, as `Intl` knows them, so
 * that browsers don't need `Intl` before a page responds. The formats are catalogs, too; their messages contain the
 * order of the parts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plurals } from './plurals.mjs';

const FOLDER = join(import.meta.dirname, '../../contract/src/words/formats');
/** A sample day whose month, day and weekday can't be mistaken for each other. */
const SAMPLE = Date.UTC(2027, 3, 12);

/**
 * The locale of a language with Latin digits, which references, prices and typed numbers have everywhere.
 * @param {string} language
 */
const locale = (language) => `${language === 'en' ? 'en-US' : language}-u-nu-latn`;

/** @param {string} language @param {Intl.DateTimeFormatOptions} options */
const format = (language, options) =>
  new Intl.DateTimeFormat(locale(language), { ...options, timeZone: 'UTC' });

/**
 * The order of a date's parts, as a message.
 * @param {string} language
 * @param {Intl.DateTimeFormatOptions} options
 */
const pattern = (language, options) =>
  format(language, options)
    .formatToParts(SAMPLE)
    .map(({ type, value }) => (type === 'literal' ? value : partText(language, type)))
    .join('');

/**
 * A part of a date. French has '1er mai', but '2 mai'; `Intl` knows only the latter form.
 * @param {string} language
 * @param {string} part
 */
const partText = (language, part) =>
  language === 'fr' && /day|first/.test(part) && part !== 'weekday'
    ? `{${part}, plural, =1 {1er} other {#}}`
    : `{${part}}`;

/** @param {(month: number) => unknown} nameOf */
const twelve = (nameOf) => Array.from({ length: 12 }, (_, month) => nameOf(month));

/**
 * The names of the months, in a catalog of their own, because the first screens need no other format of dates.
 * @param {string} language
 */
const monthsOf = (language) => ({
  months: twelve((month) => format(language, { month: 'long' }).format(Date.UTC(2027, month, 1))),
  monthText: pattern(language, { month: 'long', year: 'numeric' }),
});

/** @param {string} language */
function datesOf(language) {
  /**
   * The names of the months within dates, which some languages inflect.
   * @param {'long' | 'short'} month
   */
  const monthsInDates = (month) =>
    twelve((at) => {
      const parts = format(language, { month, day: 'numeric', year: 'numeric' });
      return parts.formatToParts(Date.UTC(2027, at, 1)).find(({ type }) => type === 'month')?.value;
    });
  /**
   * The weekdays, starting with Sunday; 2027-08-01 is one.
   * @param {'long' | 'short'} weekday
   */
  const weekdays = (weekday) =>
    Array.from({ length: 7 }, (_, at) =>
      format(language, { weekday }).format(Date.UTC(2027, 7, 1 + at)),
    );
  const day = /** @type {const} */ ({ month: 'short', day: 'numeric' });
  return {
    longMonths: monthsInDates('long'),
    shortMonths: monthsInDates('short'),
    weekdays: weekdays('long'),
    shortWeekdays: weekdays('short'),
    tinyWeekdays: tinyWeekdays(language, weekdays('short')),
    dayText: pattern(language, { ...day, year: 'numeric' }),
    shortDayText: pattern(language, day),
    spanText: spanText(language, pattern(language, day)),
    weekdayText: pattern(language, { ...day, weekday: 'short' }),
    longDayText: pattern(language, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    }),
    firstWeekday: firstWeekday(language),
    ...timesOf(language),
  };
}

/** @param {string} language */
function numbersOf(language) {
  const tag = locale(language);
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(1_234_567);
  /** @param {string} type */
  const value = (type) => parts.find((part) => part.type === type)?.value ?? '';
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  const names = money.formatToParts(1).map(({ type }) => type);
  return {
    decimalSign: value('decimal'),
    groupSign: value('group'),
    // Spanish groups digits only in numbers of five digits or more.
    groupsFrom: /\d\D\d/.test(new Intl.NumberFormat(tag).format(1234)) ? 4 : 5,
    symbolFirst: names.indexOf('currency') < names.indexOf('integer'),
    percentText: new Intl.NumberFormat(tag, { style: 'percent' })
      .format(0.07)
      .replace('7', '{percent}'),
    locale: language === 'ar' ? 'ar-u-nu-latn' : language.replace(/^en$/, 'en-US'),
    listSigns: listSigns(tag),
    comma: language === 'ar' ? '، ' : ', ',
    // In right-to-left text, a sign without this mark would be shown on the other side of its number.
    signMark: language === 'ar' ? '\u200E' : '',
    lowersNouns: language !== 'de',
  };
}

/**
 * The text between the entries of a list: between most of them, before the last of several, and between two.
 * @param {string} tag
 */
function listSigns(tag) {
  const between = (/** @type {string[]} */ list) =>
    new Intl.ListFormat(tag)
      .formatToParts(list)
      .filter(({ type }) => type === 'literal')
      .map(({ value }) => value);
  const [middle, last] = between(['a', 'b', 'c']);
  return { middle, last, two: between(['a', 'b'])[0] };
}

/**
 * The heads of a calendar's columns.
 * @param {string} language
 * @param {string[]} short
 */
function tinyWeekdays(language, short) {
  if (language === 'en') return short.map((name) => name.slice(0, 2));
  return short.map((name, at) => {
    const plain = name.replace('.', '');
    const day = Date.UTC(2027, 7, 1 + at);
    return plain.length > 3 ? format(language, { weekday: 'narrow' }).format(day) : plain;
  });
}

/**
 * A message for several days of one month: 'Apr 12 – 16', '12. – 16. Apr.'.
 * @param {string} language
 * @param {string} day the pattern of one
 */
function spanText(language, day) {
  const [shown, first] = [partText(language, 'day'), partText(language, 'first')];
  if (day.startsWith('{month}')) return day.replace(shown, `${first} – {last}`);
  const one = day.replace('{month}', '').trim();
  return `${one.replace(shown, first)} – ${one.replace(shown, '{last}')} {month}`;
}

/**
 * The format of times: a 12-hour clock with the names of its halves, or a 24-hour clock.
 * @param {string} language
 */
function timesOf(language) {
  const half = (/** @type {number} */ hour) =>
    format(language, { hour: 'numeric', minute: '2-digit' })
      .formatToParts(Date.UTC(2027, 3, 12, hour))
      .find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return { twelveHours: half(9) !== '', forenoon: half(9) || 'AM', afternoon: half(15) || 'PM' };
}

/**
 * The first weekday of a week; 0 is Sunday.
 * @param {string} language
 */
const firstWeekday = (language) => ({ en: 0, ar: 6 })[language] ?? 1;

for (const language of Object.keys(plurals)) {
  const catalogs = {
    language: { language, direction: language === 'ar' ? 'rtl' : 'ltr' },
    dates: datesOf(language),
    months: monthsOf(language),
    numbers: numbersOf(language),
  };
  for (const [name, formats] of Object.entries(catalogs)) {
    const file = join(FOLDER, `${name}.${language}.json`);
    await writeFile(file, `${JSON.stringify(formats, null, 2)}\n`);
  }
}
