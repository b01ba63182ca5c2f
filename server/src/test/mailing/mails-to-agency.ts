import type { AgencyNotice } from '../../mails/mail-parts.ts';
import type { Written } from '../../mails/words-in.ts';
import { AT_NOON, MESSAGE, REQUESTED, type SampleMail, TO } from './sample-mail.ts';
import { aBooking, aCancellation, aPayment, aTrip } from './sample-trips.ts';

const CHARGED = { amount: 5000, currency: 'usd', livemode: false, transactionId: 'pi_sample' };
const notice =
  (noticeIn: (write: Written, url: string) => AgencyNotice): SampleMail =>
  (write, url) =>
    write.composeMail(TO, { ...noticeIn(write, url), internal: true });
const PLACE = { spot: 'Quiet Bay', country: 'Portugal' };
const DEPARTURE = {
  spot: 'Quiet Bay',
  day: '2027-04-28',
  startTime: '',
  url: 'https://wayfarer.test/admin',
};

export const TO_AGENCY: Record<string, SampleMail> = {
  'notice of a request': notice((write, url) =>
    write.bookedNotice(url, aBooking(REQUESTED), false),
  ),
  'notice of a booking': notice((write, url) => write.bookedNotice(url, aBooking(), false)),
  'notice of a cancellation': notice((write) =>
    write.canceledNotice(aBooking(), aCancellation({ refundCounter: 500, reasonText: 'Swim' })),
  ),
  'notice to call': notice((write, url) => write.callNotice(url, aBooking())),
  'notice to give back': notice((write) => write.giveBackNotice(aBooking(), 500)),
  'notice of a standstill': notice((write) => write.standstillNotice({ ...DEPARTURE, count: 3 })),
  'notice of a standstill at a time': notice((write) =>
    write.standstillNotice({ ...DEPARTURE, ...AT_NOON, count: 3 }),
  ),
  'notice of failures': notice((write) => write.notCalledOffNotice({ ...DEPARTURE, count: 1 })),
  'notice of people not told': notice((write) =>
    write.untoldNotice(2, { fromDay: '2027-04-28', toDay: '2027-05-01', reason: 'Swim' }),
  ),
  'notice of a payment': notice((write, url) =>
    write.paidNotice({ ...aTrip(url, { paid: 27_000 }), payment: aPayment() }, false),
  ),
  'notice of a dispute': notice((write) =>
    write.disputedNotice({ reference: 'WF-7K3M9Q', trip: 'Quiet Bay' }, CHARGED, {
      dueBy: new Date(0),
      id: 'd',
      reason: 'Swim',
    }),
  ),
  'notice of a failed refund': notice((write) =>
    write.refundFailedNotice({ id: 'r', reason: 'Swim', reference: 'WF-7K3M9Q' }, CHARGED),
  ),
  'notice of a double charge': notice((write) =>
    write.chargedTwiceNotice({ ...aPayment(), reference: 'WF-7K3M9Q' }, CHARGED),
  ),
  'notice of an unknown charge': notice((write) => write.unknownChargeNotice(CHARGED)),
  'notice of a message': notice((write) => write.messageNotice(MESSAGE, false)),
  'notice of a contribution': notice((write, url) =>
    write.submissionNotice(url, { ...PLACE, isNew: true }),
  ),
  'notice of a withdrawal': notice((write, url) =>
    write.withdrawnNotice(url, { ...PLACE, id: 's', ahead: 2 }),
  ),
  'notice of open business': notice((write, url) =>
    write.openBusinessNotice(url, { bookingIds: ['b'], kind: 'trip_ahead' }),
  ),
  'new owner': (write, url) =>
    write.newOwnerMail(url, TO, { by: 'Ada Lovelace', name: '', you: false }),
  'you are an owner': (write, url) =>
    write.newOwnerMail(url, TO, { by: '', name: 'Ada', you: true }),
  'colleague left': (write, url) =>
    write.colleagueLeftMail(url, TO, {
      id: 'u',
      name: 'Ada Lovelace',
      role: 'manager',
      how: 'removed',
      by: 'Ada',
    }),
  'bundle of notices': (write, url) => {
    const one = write.bookedNotice(url, aBooking(), true);
    const parts = write.bundleParts(
      'bookings',
      Array.from({ length: 30 }, () => one),
      url,
    );
    return write.composeMail(TO, parts ?? { subject: '', paragraphs: [] });
  },
  digest: (write, url) =>
    write.composeMail(TO, write.digestParts([write.callNotice(url, aBooking())])),
  trial: (write) => write.composeMail(TO, write.trialParts('Wayfarer')),
};
