import { beforeAll, expect, it } from 'vitest';
import { aBooking } from '../../../test/mailing/sample-trips.ts';
import { loadWords, wordsIn } from '../../words-in.ts';

const SITE = { languages: ['en' as const], http: { publicUrl: 'https://wayfarer.test' } };

beforeAll(() => loadWords(SITE));

const mailTo = (booking: ReturnType<typeof aBooking>, refundPercent: number) =>
  wordsIn(SITE, 'en').write.exceptionMail(
    SITE.http.publicUrl,
    { ...booking, email: 'ada@example.com' },
    { reason: 'A storm closes the harbor.', refundPercent },
    'paid',
  );

it('leads travelers to My bookings, where they cancel', () => {
  const { text } = mailTo(aBooking({ uid: 'ada' }), 100);
  expect(text).toContain('cancel any time before the trip begins');
  expect(text).toContain('https://wayfarer.test/bookings\n');
});

it('asks customers without an account to tell the agency, because they can’t cancel on the site', () => {
  for (const percent of [50, 100]) {
    const { text } = mailTo(aBooking({ uid: null, guestId: 'guest' }), percent);
    expect(text).toContain('tell us any time before the trip begins');
    expect(text).not.toContain('https://wayfarer.test/bookings\n');
  }
});
