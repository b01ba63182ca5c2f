import type { Language } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aTrip } from '../../../test/mailing/sample-trips.ts';
import { loadWords, wordsIn } from '../../words-in.ts';

const LANGUAGES: Language[] = ['en', 'de', 'es', 'fr', 'ar'];
const SITE = { languages: LANGUAGES, http: { publicUrl: 'https://wayfarer.test' } };
const TO = 'ada@example.com';
const TOUR = { startTime: '14:30', durationDays: 1, timeZone: 'Europe/Lisbon' };

beforeAll(() => loadWords(SITE));

const writeIn = (language: Language) => wordsIn(SITE, language).write;
const tour = (change = {}) => aTrip('https://wayfarer.test', { booking: { ...TOUR, ...change } });

/** Without the marks that keep parts of a text from left to right. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

describe('a trip with a start time', () => {
  it('is booked at its time, by the clock of the destination', () => {
    const { calendar, subject, text } = writeIn('en').bookedMail(TO, tour(), null);
    expect(subject).toBe('Booked: Quiet Bay, April 28, 2027 at 2:30 PM (WF-7K3M9Q)');
    expect(text).toContain('Start time: 2:30 PM, local time at the destination');
    expect(text).toContain('It shows the local time at the destination.');
    expect(text).not.toContain('all-day');
    expect(calendar).toMatchObject({
      firstDay: '2027-04-28',
      lastDay: '2027-04-28',
      start: { time: '14:30', zone: 'Europe/Lisbon' },
    });
  });

  it.each([
    ['de', '28. April 2027, 14:30 Uhr', 'Beginn: 14:30 Uhr, Ortszeit am Reiseziel'],
    ['es', '28 de abril de 2027, 14:30 h', 'Hora de salida: 14:30 h, hora local del destino'],
    ['fr', '28 avril 2027 à 14:30', 'Heure de départ : 14:30, heure locale de la destination'],
    ['ar', '28 أبريل 2027، الساعة 2:30 م', 'وقت الانطلاق: 2:30 م، بالتوقيت المحلي للوجهة'],
  ] as const)('is written in %s as people write it there', (language, days, fact) => {
    const { subject, text } = writeIn(language).bookedMail(TO, tour(), null);
    expect(plain(subject)).toContain(days);
    expect(plain(text)).toContain(fact);
  });

  it('of several days starts on the first one', () => {
    const { subject } = writeIn('en').guaranteedMail(TO, tour({ durationDays: 5 }));
    expect(subject).toBe('Guaranteed: Quiet Bay, April 28 to May 2, 2027, from 2:30 PM');
  });

  it('shows its previous time', () => {
    const change = { before: aBooking({ ...TOUR, startTime: '09:00' }), reason: null, back: [] };
    const { text } = writeIn('en').changedMail(TO, tour(), change);
    expect(text).toContain('Travel date: Apr 28, 2027, 2:30 PM local time (1 day)');
    expect(text).toContain('Previous travel date: Apr 28, 2027, 9:00 AM local time (1 day)');
    expect(text).not.toContain('Previous travelers');
  });

  it('has a reminder with its time', () => {
    const { text } = writeIn('en').reminderMail(TO, { ...tour(), today: '2027-04-25' });
    expect(text).toContain(
      'Your trip begins on Wed, Apr 28, 2027 at 2:30 PM, local time at the destination.',
    );
  });

  it('is guaranteed once for each time of a day', () => {
    const keyOf = (startTime: string) =>
      writeIn('en').guaranteedMail(TO, tour({ startTime })).about?.key;
    expect(['', '09:00', '14:30'].map(keyOf)).toEqual([
      '2027-04-28',
      '2027-04-28 09:00',
      '2027-04-28 14:30',
    ]);
  });

  it('is a departure of its own in notices to the agency', () => {
    const departure = { spot: 'Quiet Bay', day: '2027-04-28', count: 3, url: SITE.http.publicUrl };
    const { subject } = writeIn('en').standstillNotice({ ...departure, startTime: '14:30' });
    expect(subject).toContain('Quiet Bay, Apr 28, 2027, 2:30 PM');
  });
});

describe('a trip without a start time', () => {
  it('has whole days, in each language', () => {
    for (const language of LANGUAGES) {
      const { calendar, text } = writeIn(language).bookedMail(TO, tour({ startTime: '' }), null);
      expect(calendar?.start).toBeNull();
      expect(text).not.toContain('14:30');
    }
  });
});
