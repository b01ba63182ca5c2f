import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';

const run = promisify(execFile);

const PROGRAM = `
import * as contract from './contract/src/index.ts';
const { formatDay, formatLongDay, formatMoney, formatShortDay, formatSpan, formatWeekday, monthOf, signedMoney } = contract;
console.log(JSON.stringify({
  day: formatDay('2027-04-12'),
  first: [formatDay('2027-05-01'), formatShortDay('2027-05-01'), formatWeekday('2027-05-01')],
  long: formatLongDay('2027-05-01'),
  spans: [formatSpan('2027-05-01', '2027-05-03'), formatSpan('2027-04-30', '2027-05-01')],
  month: monthOf('2027-04'),
  times: ['15:30', '09:05', '00:05', '12:00'].map(contract.timeText),
  money: [formatMoney(123450, 'usd'), formatMoney(-2000, 'usd'), signedMoney('−', 2000, 'usd')],
  party: contract.partyText({ adults: 2, children: 1, infants: 0 }),
  place: contract.commaList(['Lisbon', '', 'Portugal']),
  sentence: contract.inSentence(['Round-trip flight', 'VIP lounge']),
  noun: contract.midSentence('Beach'),
}));
`;

/** @param {string} language */
async function formatsOf(language) {
  const hooks = ['--import', 'tsx', '--import', './scripts/words/register.mjs'];
  const args = [...hooks, '--input-type=module', '--eval', PROGRAM];
  const env = { ...process.env, BUILD_LANGUAGE: language };
  const { stdout } = await run(process.execPath, args, { cwd: root, env });
  return JSON.parse(stdout.replaceAll('\u00A0', ' '));
}

const NARROW = '\u202F';
const MARK = '\u200E';

it.each([
  [
    'en',
    {
      day: 'Apr 12, 2027',
      first: ['May 1, 2027', 'May 1', 'Sat, May 1'],
      long: 'Saturday, May 1, 2027',
      spans: ['May 1 – 3', 'Apr 30 – May 1'],
      month: 'April 2027',
      times: ['3:30 PM', '9:05 AM', '12:05 AM', '12:00 PM'],
      money: ['$1,234.50', '-$20', '−$20'],
      party: '2 adults, 1 child',
      place: 'Lisbon, Portugal',
      sentence: 'round-trip flight, VIP lounge',
      noun: 'beach',
    },
  ],
  [
    'de',
    {
      day: '12. Apr. 2027',
      first: ['1. Mai 2027', '1. Mai', 'Sa, 1. Mai'],
      long: 'Samstag, 1. Mai 2027',
      spans: ['1. – 3. Mai', '30. Apr. – 1. Mai'],
      month: 'April 2027',
      times: ['15:30', '09:05', '00:05', '12:00'],
      money: ['1.234,50 $', '-20 $', '−20 $'],
      party: '2 Erwachsene, 1 Kind',
      place: 'Lisbon, Portugal',
      // nouns keep their capital letter
      sentence: 'Round-trip flight, VIP lounge',
      noun: 'Beach',
    },
  ],
  [
    'es',
    {
      day: '12 abr 2027',
      first: ['1 may 2027', '1 may', 'sáb, 1 may'],
      long: 'sábado, 1 de mayo de 2027',
      spans: ['1 – 3 may', '30 abr – 1 may'],
      month: 'abril de 2027',
      times: ['15:30', '09:05', '00:05', '12:00'],
      money: ['1234,50 $', '-20 $', '−20 $'],
      party: '2 adultos, 1 niño',
      place: 'Lisbon, Portugal',
      sentence: 'round-trip flight, VIP lounge',
      noun: 'beach',
    },
  ],
  [
    'fr',
    {
      day: '12 avr. 2027',
      first: ['1er mai 2027', '1er mai', 'sam. 1er mai'],
      long: 'samedi 1er mai 2027',
      spans: ['1er – 3 mai', '30 avr. – 1er mai'],
      month: 'avril 2027',
      times: ['15:30', '09:05', '00:05', '12:00'],
      money: [`1${NARROW}234,50 $`, '-20 $', '−20 $'],
      party: '2 adultes, 1 enfant',
      place: 'Lisbon, Portugal',
      sentence: 'round-trip flight, VIP lounge',
      noun: 'beach',
    },
  ],
  [
    'ar',
    {
      day: '12 أبريل 2027',
      first: ['1 مايو 2027', '1 مايو', 'السبت، 1 مايو'],
      long: 'السبت، 1 مايو 2027',
      spans: ['1 – 3 مايو', '30 أبريل – 1 مايو'],
      month: 'أبريل 2027',
      times: ['3:30 م', '9:05 ص', '12:05 ص', '12:00 م'],
      // the mark keeps the sign on the left side of its number
      money: ['1,234.50 $', `${MARK}-20 $`, `${MARK}−20 $`],
      party: 'بالغان وطفل واحد',
      place: 'Lisbon، Portugal',
      // each English entry keeps its own direction
      sentence: '\u2068round-trip flight\u2069 و\u2068VIP lounge\u2069',
      noun: 'beach',
    },
  ],
])('writes days, amounts and lists in %s', async (language, formats) => {
  expect(await formatsOf(language)).toEqual(formats);
});
