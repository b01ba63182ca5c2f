import type { BookingRecord } from '@wayfarer/contract';
import { tripPriceOf } from '../../test/trip-price-of.ts';

const BOOKING = {
  _id: 'maya',
  reference: 'WF-7K3M9Q',
  spotId: 'istanbul',
  offerId: 'istanbul',
  travelSpot: 'Istanbul Old City',
  travelCountry: 'Turkey',
  travelCost: '$95',
  travelSeason: 'Spring (March - May)',
  travelName: 'Maya Brennan',
  travelEmail: 'maya@example.com',
  travelDate: '2027-04-12',
  travelDuration: 5,
  startTime: null,
  paid: true,
  state: 'booked' as const,
  revision: 3,
  timeZone: 'Europe/Istanbul',
  createdAt: '2027-03-08T10:14:00.000Z',
};

const NADIA = { _id: 'nadia', name: 'Nadia Rahman' };

/** Maya's trip to Istanbul: one day is paid by card, $50 in cash, and there is a note. */
export function aRecord(
  change: Partial<BookingRecord> = {},
  booking: Partial<BookingRecord['booking']> = {},
): BookingRecord {
  return {
    booking: { ...tripPriceOf(BOOKING), ...BOOKING, ...booking },
    attendance: 'none',
    money: { currency: 'usd', total: 47_500, card: 9500, counter: 5000, refunded: 0, goingBack: 0, balance: 33_000, owed: 0, goodwill: 0, percent: 100 }, // prettier-ignore
    plan: null,
    payments: [
      {
        _id: 'visa',
        amount: 9500,
        currency: 'usd',
        part: 'first',
        cardBrand: 'visa',
        cardLast4: '4242',
        createdAt: '2027-03-08T10:16:00.000Z',
        refundable: 9500,
        owed: 0,
        disputed: false,
        refunds: [],
      },
    ],
    counterPayments: [
      {
        _id: 'cash',
        bookingId: 'maya',
        kind: 'received',
        method: 'cash',
        amount: 5000,
        currency: 'usd',
        receivedOn: '2027-03-10',
        byUserId: 'nadia',
        note: 'At the desk',
        createdAt: '2027-03-10T09:00:00.000Z',
      },
    ],
    events: [],
    timeline: [
      { at: '2027-03-15T15:20:00.000Z', source: 'note', kind: 'note', by: 'staff', name: 'Nadia Rahman', detail: { text: 'Two of them eat no meat.' } }, // prettier-ignore
      { at: '2027-03-10T09:00:00.000Z', source: 'event', kind: 'counter_received', by: 'staff', name: 'Nadia Rahman', detail: { amount: 5000, currency: 'usd', method: 'cash' } }, // prettier-ignore
      { at: '2027-03-08T10:17:00.000Z', source: 'event', kind: 'mail', by: 'system', name: null, detail: { mail: 'confirmed' } }, // prettier-ignore
      { at: '2027-03-08T10:14:00.000Z', source: 'event', kind: 'booked', by: 'traveller', name: 'Maya Brennan', detail: {} }, // prettier-ignore
    ],
    guest: null,
    tripLink: null,
    paymentLinks: [],
    mails: [],
    notes: [
      {
        _id: 'note',
        at: '2027-03-15T15:20:00.000Z',
        by: NADIA,
        text: 'Two of them eat no meat.',
        own: true,
      },
    ],
    customer: {
      _id: 'maya-user',
      name: 'Maya Brennan',
      email: 'maya@example.com',
      since: '2026-01-05T00:00:00.000Z',
      bookings: 2,
    },
    waitsFor: null,
    ...change,
  };
}
