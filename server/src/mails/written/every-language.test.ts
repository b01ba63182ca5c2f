import { findLanguage, KNOWN_LANGUAGES, type Language } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_MAIL } from '../../test/mailing/every-mail.ts';
import type { SampleMail } from '../../test/mailing/sample-mail.ts';
import type { Mail } from '../../mail-ports.ts';
import { loadWords, wordsIn } from '../words-in.ts';

const LANGUAGES: Language[] = KNOWN_LANGUAGES.map(({ tag }) => tag);
const OTHERS = LANGUAGES.filter((tag) => tag !== 'en' && tag !== 'en-XA');
const SITE = { languages: LANGUAGES, http: { publicUrl: 'https://wayfarer.test' } };

beforeAll(() => loadWords(SITE));

const written = (language: Language, sample: SampleMail): Mail => {
  const { publicUrl, write } = wordsIn(SITE, language);
  return sample(write, publicUrl);
};

/** The same in every language: addresses, numbers, and the names of people, places and cards. */
const OURS = [
  /https?:\/\/\S+/g,
  /\S+@\S+/g,
  /Ada Lovelace|Ada|Wayfarer|Quiet Bay|Portugal|Pier 7, next to the lighthouse/g,
  /Take the ferry\.|Swim|Boat|Sun hat|A storm is expected\.|Meant for another trip\./g,
  /WF-7K3M9Q|pi_sample|Visa|USD|sample/g,
  /Harbor Journeys LLC|First Harbor Bank, Portland|DE89[ \d]+|COBADEFF/g,
  /Please pay the fees of your bank\./g,
  /W7KQ-[-\dA-Z]+|5HVC/g,
];

/** Without names, amounts and dates. */
function sentences({ subject, text }: Pick<Mail, 'subject' | 'text'>): string[] {
  const own = OURS.reduce((left, ours) => left.replaceAll(ours, ''), `${subject}\n${text}`);
  return own
    .split(/[\n.:?!،;]+/)
    .map((one) => one.replaceAll(/[\p{N}\p{P}\p{S}\p{Cf}\s]+/gu, ' ').trim())
    .filter((one) => /\p{L}{3}/u.test(one));
}

/** Spelled the same in English and in another language. */
const ALIKE: ReadonlySet<string> = new Set(
  'Total Message Mode Name Team Note Destination Voucher Code Bank IBAN BIC Jan Apr May Sept'.split(
    ' ',
  ),
);

describe.each(Object.entries(EVERY_MAIL))('%s', (_, sample) => {
  it.each(OTHERS)('is in %s from its subject to its footer', (language) => {
    const mail = written(language, sample);
    const english = new Set(sentences(written('en', sample)));
    const left = sentences(mail).filter((one) => english.has(one) && !ALIKE.has(one));
    expect(left).toEqual([]);
    expect(mail.language).toBe(language);
  });

  it.each(LANGUAGES)('in %s has no gap, and states its direction of reading', (language) => {
    const { html, subject, text } = written(language, sample);
    for (const said of [subject, text, html.replace(/<style>.*?<\/style>/s, '')]) {
      expect(said).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
    }
    expect(subject.trim()).not.toBe('');
    const tag = language === 'en-XA' ? 'en' : language;
    const isRtl = findLanguage(language)?.dir === 'rtl';
    expect(html).toContain(`<html lang="${tag}"${isRtl ? ' dir="rtl"' : ''}>`);
    expect(/<table(?![^>]*dir="rtl")/.test(html)).toBe(!isRtl);
    const physical = /letter-spacing|border-left:3px|padding:8px 12px 8px 0/;
    expect(isRtl && physical.test(html)).toBe(false);
  });

  it('in the pseudo-language comes only from catalogs', () => {
    const { subject, text } = written('en-XA', sample);
    const own = OURS.reduce((left, ours) => left.replaceAll(ours, ''), `${subject}\n${text}`);
    // the pseudo-language spells months and weekdays as English does
    const plain = own.match(/[A-Za-z]{4,}/g) ?? [];
    expect(plain.filter((word) => !/^(?:January|March|April|June|July)$/.test(word))).toEqual([]);
  });
});
