import { KNOWN_LANGUAGES, type Language } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aBooking,
  aCancellation,
  aPayment,
  aRequest,
  aTrip,
} from '../../test/mailing/sample-trips.ts';
import type { Mail } from '../../mail-ports.ts';
import { loadWords, type Written, wordsIn } from '../words-in.ts';

const LANGUAGES: Language[] = KNOWN_LANGUAGES.map(({ tag }) => tag);
const SITE = { languages: LANGUAGES, http: { publicUrl: 'https://wayfarer.test' } };
const TO = 'ada@example.com';
/** One for each plural form of a language. Arabic has six. */
const COUNTS = [1, 2, 3, 11, 21, 100];
const LONG = {
  travelName: 'ب'.repeat(200),
  travelSpot: 'Llanfairpwllgwyngyll'.repeat(6),
  companionNames: 'ع'.repeat(200),
  wishes: '<b>& "fish"</b>\n'.repeat(20),
};

beforeAll(() => loadWords(SITE));

/** `count` is the number of days, people and places, and of days until a refund arrives. */
function mailsOf(write: Written, url: string, count: number): Mail[] {
  const booking = { ...LONG, durationDays: count, adults: count, children: count, infants: count };
  const trip = aTrip(url, { booking });
  const held = aTrip(url, { booking: { ...booking, state: 'held', heldUntil: new Date(0) } });
  const refundWithinDays = count === 100 ? 0 : count;
  const back = write.backTexts({
    booking: aBooking(booking),
    back: { card: 1000, counter: 500 },
    refundWithinDays,
    cap: { percent: 50, basis: 'total' },
  });
  return [
    write.bookedMail(TO, trip, null),
    write.bookedMail(TO, held, null),
    write.requestedMail(TO, trip),
    write.declinedMail(TO, trip, 'Full.'),
    write.guaranteedMail(TO, trip),
    write.offerMail(TO, held),
    write.confirmedMail(TO, aTrip(url, { booking, paid: 27_000 })),
    write.changedMail(TO, trip, { before: aBooking(LONG), reason: 'Rain', back }),
    write.reminderMail(TO, { ...trip, today: '2027-04-25' }),
    write.reviewMail(TO, trip, `${url}/unsubscribe`),
    write.canceledMail(
      url,
      TO,
      { booking: aBooking(booking), refundWithinDays },
      aCancellation({ refundCounter: 500 }),
    ),
    write.receiptMail(url, TO, { ...trip, payment: aPayment() }),
    write.paymentRequestMail(TO, trip, aRequest(url, { message: LONG.wishes })),
  ];
}

describe.each(COUNTS)('emails about %i days and people with long names', (count) => {
  it.each(LANGUAGES)('have no gap in %s, and quote nothing as markup', (language) => {
    const { publicUrl, write } = wordsIn(SITE, language);
    for (const { html, subject, text } of mailsOf(write, publicUrl, count)) {
      for (const said of [subject, text, html.replace(/<style>.*?<\/style>/s, '')])
        expect(said).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toContain('<b>&');
    }
  });
});

it('count as in Arabic, which has a form of its own for two', () => {
  const { publicUrl, write } = wordsIn(SITE, 'ar');
  const said = (count: number) => mailsOf(write, publicUrl, count).map(({ text }) => text).join('\n'); // prettier-ignore
  expect(said(1)).toContain('يوم واحد');
  expect(said(2)).toContain('يومين');
  expect(said(3)).toContain('3 أيام');
  expect(said(11)).toContain('11 يومًا');
});
