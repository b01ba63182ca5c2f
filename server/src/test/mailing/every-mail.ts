import { type CancellationTerms, TERMS_TEMPLATES } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import type { AgencyNotice } from '../../mails/mail-parts.ts';
import type { Written } from '../../mails/words-in.ts';
import type { ProviderIntent } from '../../ports.ts';
import { aBooking, aCancellation, aPayment, aTrip } from './sample-trips.ts';

export type SampleMail = (write: Written, publicUrl: string) => Mail;

const TO = 'ada@example.com';
const ADA = { email: TO, name: 'Ada Lovelace' };
const MESSAGE = { ...ADA, subject: 'Quiet Bay', message: 'Swim' };
const TERMS: CancellationTerms = {
  ...(TERMS_TEMPLATES['Moderate'] ?? { basis: 'paid', windows: [] }),
  coolingOffHours: 24,
  coolingOffNotWithinHours: 336,
};
const CHARGED = { amount: 5000, currency: 'usd', livemode: false, transactionId: 'pi_sample' };
const INTENT: ProviderIntent = {
  id: 'pi_sample',
  clientSecret: null,
  status: 'succeeded',
  amount: 5000,
  amountReceived: 5000,
  currency: 'usd',
  metadata: {},
  cardBrand: 'visa',
  cardLast4: '4242',
  amountRefunded: 0,
  disputed: false,
  livemode: false,
  createdAt: new Date(0),
  chargedAt: null,
};
const REQUESTED = { state: 'held', awaitsAgency: true } as const;
const GUEST = { uid: null, guestId: 'g' };
const AT_NOON = { startTime: '12:00' } as const;

const toTravelers: Record<string, SampleMail> = {
  booked: (write, url) => write.bookedMail(TO, aTrip(url), TERMS),
  'booked, held until paid': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: { state: 'held', heldUntil: new Date(0) } }), null),
  'booked at a time': (write, url) => write.bookedMail(TO, aTrip(url, { booking: AT_NOON }), TERMS),
  'booked at a time of one day': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: { ...AT_NOON, durationDays: 1 } }), TERMS),
  'changed to another time': (write, url) => {
    const before = aBooking({ startTime: '09:00' });
    const change = { before, reason: null, back: [] };
    return write.changedMail(TO, aTrip(url, { booking: AT_NOON }), change);
  },
  'reminder of a trip at a time': (write, url) =>
    write.reminderMail(TO, aTrip(url, { booking: AT_NOON }), '2027-04-25'),
  'hold ended': (write, url) =>
    write.holdEndedMail(TO, aTrip(url, { booking: { state: 'expired', offerId: 's' } })),
  'booked, accepted by us': (write, url) =>
    write.bookedMail(TO, aTrip(url), null, { isAccepted: true }),
  'booked on a departure that needs people': (write, url) => {
    const minimum = { people: 4, decideOn: '2027-04-14' };
    return write.bookedMail(TO, { ...aTrip(url), departure: { guaranteed: false, minimum } }, null);
  },
  'confirmed on a guaranteed departure': (write, url) =>
    write.confirmedMail(TO, { ...aTrip(url, { paid: 27_000 }), departure: { guaranteed: true } }),
  guaranteed: (write, url) => write.guaranteedMail(TO, aTrip(url)),
  requested: (write, url) => write.requestedMail(TO, aTrip(url, { booking: REQUESTED })),
  declined: (write, url) =>
    write.declinedMail(TO, aTrip(url, { booking: { state: 'expired' } }), 'Swim'),
  'request without an answer': (write, url) =>
    write.unansweredMail(TO, aTrip(url, { booking: { state: 'expired' } })),
  'places offered at a time': (write, url) =>
    write.offerMail(
      TO,
      aTrip(url, { booking: { ...AT_NOON, state: 'held', heldUntil: new Date(0) } }),
    ),
  'wait ended at a time': (write, url) =>
    write.waitEndedMail(TO, { publicUrl: url, trip: aBooking(AT_NOON), why: 'passed' }),
  'places offered': (write, url) =>
    write.offerMail(TO, aTrip(url, { booking: { state: 'held', heldUntil: new Date(0) } })),
  ...Object.fromEntries(
    (['calledOff', 'offline', 'passed', 'removed'] as const).map((why): [string, SampleMail] => [
      `wait ended: ${why}`,
      (write, url) => write.waitEndedMail(TO, { publicUrl: url, trip: aBooking(), why }),
    ]),
  ),
  'offer ended': (write, url) =>
    write.offerEndedMail(TO, aTrip(url, { booking: { state: 'expired', offerId: 's' } }), 'lapsed'),
  'offer withdrawn': (write, url) =>
    write.offerEndedMail(TO, aTrip(url, { booking: { state: 'expired' } }), 'withdrawn'),
  'booked without an account': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: { ...GUEST, refundCapPercent: 50 } }), TERMS),
  'booked, paid on arrival': (write, url) =>
    write.bookedMail(TO, aTrip(url, { payOnArrival: true, booking: { inclusions: null } }), null),
  confirmed: (write, url) => write.confirmedMail(TO, aTrip(url, { paid: 27_000 })),
  changed: (write, url) => {
    const { booking, ...trip } = aTrip(url, { booking: { total: 100_000 } });
    const before = aBooking({ travelDate: '2027-05-01', adults: 3, travelName: 'Ada' });
    const back = write.backTexts({
      booking,
      back: { card: 1000, counter: 500 },
      refundWithinDays: 10,
      cap: { percent: 50, basis: 'total' },
    });
    return write.changedMail(TO, { ...trip, booking }, { before, reason: 'Swim', back });
  },
  'changed by the traveler': (write, url) =>
    write.changedMail(TO, aTrip(url), { before: aBooking(), reason: null, back: [] }),
  reinstated: (write, url) => write.reinstatedMail(TO, aTrip(url)),
  balance: (write, url) => write.balanceMail(TO, aTrip(url, { paid: 27_000 })),
  'reminder of an unpaid trip': (write, url) => write.reminderMail(TO, aTrip(url), '2027-04-25'),
  'reminder on the day before': (write, url) =>
    write.reminderMail(TO, aTrip(url, { paid: 27_000 }), '2027-04-27'),
  'reminder without an account': (write, url) =>
    write.reminderMail(TO, aTrip(url, { booking: GUEST }), '2027-04-28'),
  review: (write, url) => write.reviewMail(TO, aTrip(url), `${url}/unsubscribe`),
  news: (write, url) => write.newsMail(TO, { trips: [aTrip(url)], more: 0, isProved: false }),
  'news of several trips': (write, url) => {
    const ended = aTrip(url, { booking: { state: 'cancelled' } });
    return write.newsMail(TO, { trips: [aTrip(url), ended], more: 3, isProved: true });
  },
  canceled: (write, url) => {
    const told = { booking: aBooking(), refundWithinDays: 10 };
    return write.canceledMail(url, TO, told, aCancellation({ refundCounter: 500 }));
  },
  'canceled by us, held by a bank': (write, url) =>
    write.canceledMail(
      url,
      TO,
      { booking: aBooking(GUEST), refundWithinDays: 10 },
      aCancellation({ byKind: 'staff', reasonText: 'Swim', refundState: 'held_by_dispute' }),
    ),
  'canceled without a payment': (write, url) =>
    write.canceledMail(
      url,
      TO,
      { booking: aBooking(), refundWithinDays: 10 },
      aCancellation({ taken: 0, refundCard: 0 }),
    ),
  exception: (write, url) => {
    const excepted = { reason: 'A storm is expected.', refundPercent: 50 };
    return write.exceptionMail(url, { ...aBooking(), email: TO }, excepted, 'total');
  },
  'by hand': (write, url) =>
    write.byHandMail(url, aBooking(), { subject: 'Quiet Bay', body: 'Swim', to: TO }),
  receipt: (write, url) =>
    write.receiptMail(url, TO, { ...aTrip(url, { paid: 27_000 }), payment: aPayment() }),
  rejection: (write, url) =>
    write.rejectionMail(url, ADA, { intent: INTENT, reason: 'second_charge' }),
  'rejection of late money': (write, url) =>
    write.rejectionMail(url, ADA, { intent: INTENT, reason: 'sold_out' }),
  refund: (write, url) => {
    const payment = aPayment({ amountRefunded: 27_000 });
    const refunded = { payment, booking: aBooking(), given: 27_000, refundDays: 10 };
    return write.refundMail(url, ADA, refunded);
  },
  'refund of a part': (write, url) =>
    write.refundMail(url, ADA, { payment: aPayment(), booking: null, given: 500, refundDays: 0 }),
  'refund that failed': (write, url) => {
    const failed = { payment: aPayment(), booking: aBooking(), amount: 500, counts: true };
    return write.refundFailedMail(url, ADA, failed);
  },
  'charged again': (write, url) => {
    const again = { amount: 500, reason: 'Meant for another trip.', refundId: 'r' };
    return write.chargedAgainMail(TO, aTrip(url), again);
  },
};

const told = (url: string) => ({ to: TO, name: 'Ada Lovelace', spot: 'Quiet Bay', publicUrl: url });
const identity =
  (kind: Parameters<Written['sampleIdentityMail']>[0]): SampleMail =>
  (write, url) =>
    write.sampleIdentityMail(kind, url);

const toPeople: Record<string, SampleMail> = {
  'verify address': identity('verify_email'),
  'reset password': identity('reset_password'),
  'change address': identity('change_email'),
  'address changed': identity('email_changed'),
  'password changed': identity('password_changed'),
  farewell: (write, url) => write.farewellMail(url, TO),
  'farewell to a guest': (write, url) => write.guestFarewellMail(url, TO),
  invitation: (write, url) => write.invitationMail({ agency: 'Wayfarer', link: url, to: TO }),
  subscription: (write, url) => write.confirmationMail(url, TO, 't'),
  newsletter: (write, url) => write.newsletterMail(url, TO, 't'),
  acknowledgement: (write) => write.acknowledgement(TO),
  copy: (write) => write.copyMail(MESSAGE),
  answer: (write) => write.answerMail(MESSAGE, 'Swim', undefined),
  approved: (write, url) => write.approvedMail(told(url), { id: 's', kind: 'new' }),
  'change approved': (write, url) => write.approvedMail(told(url), { id: 's', kind: 'edit' }),
  'sent back': (write, url) => write.sentBackMail(told(url), { kind: 'new', reason: 'Swim' }),
  'change sent back': (write, url) =>
    write.sentBackMail(told(url), { kind: 'edit', reason: 'Swim' }),
  'taken offline': (write, url) =>
    write.sentBackMail(told(url), { kind: 'online', reason: 'Swim' }),
  archived: (write, url) => write.archivedMail(told(url), null),
  restored: (write, url) => write.restoredMail(told(url)),
  'picture removed': (write, url) =>
    write.pictureRemovedMail({ ...told(url), places: ['Quiet Bay', 'Portugal'], reason: 'Swim' }),
};

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

const toTheAgency: Record<string, SampleMail> = {
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

/** Every email that the product writes, in each form that has its own sentences. */
export const EVERY_MAIL: Readonly<Record<string, SampleMail>> = {
  ...toTravelers,
  ...toPeople,
  ...toTheAgency,
};
