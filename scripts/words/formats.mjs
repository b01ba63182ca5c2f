/**
 * `npm run words:formats`: writes how each language writes dates, amounts and lists, as `Intl` knows it, so
 * that browsers need no `Intl` before a page responds. They are catalogs, too; their messages are the order of the parts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plurals } from './plurals.mjs';

const FOLDER = join(import.meta.dirname, '../../contract/src/words/formats');
/** A day with a month and a weekday that no other of its parts can be mistaken for. */
const SAMPLE = Date.UTC(2027, 3, 12);

/** Latin digits everywhere: references, prices and typed numbers have them. @param {string} language */
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

/** The French write '1er mai', but '2 mai'; `Intl` knows only the latter. @param {string} language @param {string} part */
const partText = (language, part) =>
  language === 'fr' && /day|first/.test(part) && part !== 'weekday'
    ? `{${part}, plural, =1 {1er} other {#}}`
    : `{${part}}`;

/** @param {(month: number) => unknown} nameOf */
const twelve = (nameOf) => Array.from({ length: 12 }, (_, month) => nameOf(month));

/** Apart from the other dates, because the first screens show only these. @param {string} language */
const monthsOf = (language) => ({
  months: twelve((month) => format(language, { month: 'long' }).format(Date.UTC(2027, month, 1))),
  monthText: pattern(language, { month: 'long', year: 'numeric' }),
});

/** @param {string} language */
function datesOf(language) {
  /** The names as dates have them, which some languages inflect. @param {'long' | 'short'} month */
  const monthsInDates = (month) =>
    twelve((at) => {
      const parts = format(language, { month, day: 'numeric', year: 'numeric' });
      return parts.formatToParts(Date.UTC(2027, at, 1)).find(({ type }) => type === 'month')?.value;
    });
  /** From Sunday, as 2027-08-01 was. @param {'long' | 'short'} weekday */
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
    // Spanish groups digits only from five on.
    groupsFrom: /\d\D\d/.test(new Intl.NumberFormat(tag).format(1234)) ? 4 : 5,
    symbolFirst: names.indexOf('currency') < names.indexOf('integer'),
    percentText: new Intl.NumberFormat(tag, { style: 'percent' })
      .format(0.07)
      .replace('7', '{percent}'),
    locale: language === 'ar' ? 'ar-u-nu-latn' : language.replace(/^en$/, 'en-US'),
    listSigns: listSigns(tag),
    comma: language === 'ar' ? '، ' : ', ',
    // Between lines that run to the left, a sign would go to the other side of its number without it.
    signMark: language === 'ar' ? '\u200E' : '',
    lowersNouns: language !== 'de',
  };
}

/** The text between the entries of a list: in the middle, before the last of several, and between two. @param {string} tag */
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

/** Several days of one month: 'Apr 12 – 16', '12. – 16. Apr.'. @param {string} language @param {string} day the pattern of one */
function spanText(language, day) {
  const [shown, first] = [partText(language, 'day'), partText(language, 'first')];
  if (day.startsWith('{month}')) return day.replace(shown, `${first} – {last}`);
  const one = day.replace('{month}', '').trim();
  return `${one.replace(shown, first)} – ${one.replace(shown, '{last}')} {month}`;
}

/** The clock: twelve hours twice with the names of the halves, or twenty-four without. @param {string} language */
function timesOf(language) {
  const half = (/** @type {number} */ hour) =>
    format(language, { hour: 'numeric', minute: '2-digit' })
      .formatToParts(Date.UTC(2027, 3, 12, hour))
      .find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return { twelveHours: half(9) !== '', forenoon: half(9) || 'AM', afternoon: half(15) || 'PM' };
}

/** 0 is Sunday. @param {string} language */
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
