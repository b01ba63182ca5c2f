import {
  type Booking,
  type SharedTrip,
  type Trip,
  USUAL_PRICE_RULES,
  type Voucher,
} from '@wayfarer/contract';
import { aCancellation } from '../../../test/a-cancellation.ts';
import { tripPriceOf } from '../../../test/trip-price-of.ts';

export const CALL = '/trips/istanbul-trip';

/** A booking for two adults and a child, five days long, with one day's price paid by card. */
function aBooking(part: Partial<Booking> = {}): Booking {
  const booking = {
    _id: 'istanbul-trip',
    reference: 'WF-7K3M9Q',
    spotId: 'istanbul',
    offerId: 'istanbul',
    contributed: false,
    travelSpot: 'Istanbul Old City',
    travelCountry: 'Turkey',
    travelCost: '$100',
    travelSeason: 'Spring (March - May)',
    travelName: 'Ada Lovelace',
    travelEmail: 'ada@example.com',
    travelDate: '2090-04-12',
    travelDuration: 5,
    startTime: null,
    travellers: { adults: 2, children: 1, infants: 0 },
    prices: { ...USUAL_PRICE_RULES, childPercent: 50 },
    paid: true,
    state: 'booked' as const,
    revision: 3,
    timeZone: 'Europe/Istanbul',
    createdAt: '2090-03-08T12:00:00.000Z',
    ...part,
  };
  return { ...tripPriceOf(booking), ...booking };
}

const place: Trip['place'] = {
  name: 'Istanbul Old City',
  country: 'Turkey',
  location: 'Fatih, Istanbul',
  picture: { image: '/media/destinations/istanbul-old-city-960.webp', placeholder: null },
  lat: 41.017,
  lon: 28.977,
  meetingTime: '10:00',
  meetingPoint: 'Eminönü ferry pier 3',
  directions: 'Take the M2 to Vezneciler.',
  endPoint: 'Istanbul Airport',
  phone: '',
};

const details = {
  included: ['Round-trip flight', 'Travel insurance'],
  notIncluded: ['museum tickets'],
  bring: ['Passport', 'Flat shoes'],
  notAllowed: ['Drones'],
  accessibility: ['The ferry has a ramp'],
  goodToKnow: ['Mosques close at prayer times'],
  itinerary: [
    { day: 1, title: 'Ferries and first tea', text: 'Meet at the pier.' },
    { day: 3, title: 'The Grand Bazaar', text: '' },
  ],
};

export const agency: Trip['agency'] = {
  name: 'Wayfarer',
  legalName: 'Wayfarer Travel LLC',
  address: '48 Harbor Street, Portland, ME 04101',
  phone: '+1 (207) 555-0142',
  email: 'hello@wayfarer.example',
  openingHours: 'Mon – Fri, 9 AM – 6 PM in New York',
  emergencyPhone: '+1 (207) 555-0199',
};

const cancellation: NonNullable<Trip['cancellation']> = {
  refusal: null,
  revision: 3,
  evaluatedAt: '2090-03-19T12:00:00.000Z',
  timeZone: 'Europe/Istanbul',
  currency: 'usd',
  total: 1250_00,
  taken: 250_00,
  back: 0,
  refund: { card: 250_00, counter: 0 },
  kept: 0,
  lapsed: 1000_00,
  percent: 100,
  exception: null,
  disputed: false,
  steps: [
    {
      until: '2090-04-09T21:00:00.000Z',
      untilLocal: '2090-04-10T00:00',
      percent: 100,
      refund: 250_00,
    },
    { until: '2090-04-11T21:00:00.000Z', untilLocal: '2090-04-12T00:00', percent: 0, refund: 0 },
  ],
  current: 0,
  sentences: ['You can cancel up to 48 hours before the travel date.'],
  refundWithinDays: 10,
};

type Part = Partial<Omit<Trip, 'booking'>> & { booking?: Partial<Booking> };

/** Ada's trip, 24 days before it starts; `part` overrides the fields that matter to the test. */
export function aTrip({ booking, ...part }: Part = {}): Trip {
  return {
    booking: aBooking(booking),
    phase: 'upcoming',
    localToday: '2090-03-19',
    lastDay: '2090-04-16',
    place,
    ...details,
    cardPayments: [
      {
        _id: 'p1',
        at: '2090-03-08T12:00:00.000Z',
        amount: 250_00,
        refunded: 0,
        currency: 'usd',
        brand: 'visa',
        last4: '4242',
      },
    ],
    counterPayments: [],
    cancellation,
    renameUntil: '2090-04-09',
    shares: [],
    actions: {
      pay: false,
      payBalance: false,
      change: false,
      rename: true,
      cancel: true,
      voucher: true,
      share: true,
    },
    timeline: [{ at: '2090-03-08T12:00:00.000Z', kind: 'booked', by: 'traveller', detail: {} }],
    agency,
    checkedInAt: null,
    ...part,
  };
}

/** Ada's trip before any payment. */
export function anUnpaidTrip(): Trip {
  const { actions } = aTrip();
  return aTrip({
    booking: { paid: false },
    cardPayments: [],
    actions: { ...actions, pay: true, change: true, voucher: false },
  });
}

/** Ada's trip, which she has canceled. */
export function aCanceledTrip(of: Parameters<typeof aCancellation>[0] = {}): Trip {
  const canceled = aCancellation({
    at: '2090-03-19T12:00:00.000Z',
    total: 1250_00,
    taken: 250_00,
    refund: { card: 250_00, counter: 0 },
    lapsed: 1000_00,
    ...of,
  });
  const no = { pay: false, payBalance: false, change: false, rename: false, cancel: false };
  return aTrip({
    booking: { state: 'cancelled', revision: 4, cancellation: canceled },
    cancellation: null,
    renameUntil: null,
    actions: { ...no, voucher: false, share: false },
    timeline: [
      { at: '2090-03-08T12:00:00.000Z', kind: 'booked', by: 'traveller', detail: {} },
      { at: '2090-03-19T12:00:00.000Z', kind: 'cancelled', by: 'traveller', detail: {} },
    ],
  });
}

/** A drawing with a script that would run if it were inlined in the page. */
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 49 49"><script>x</script></svg>';

export function aVoucher(trip: Trip = aTrip()): Voucher {
  return { link: 'https://site.example/check-in#v1', svg: SVG, reference: 'WF-7K3M9Q', trip };
}

export function aSharedTrip(part: Partial<NonNullable<SharedTrip['trip']>> = {}): SharedTrip {
  const { lastDay, localToday, phase } = aTrip();
  return {
    status: 'booked',
    trip: {
      phase,
      localToday,
      firstDay: '2090-04-12',
      startTime: null,
      timeZone: 'Europe/Istanbul',
      lastDay,
      travellers: { adults: 2, children: 1, infants: 0 },
      place,
      ...details,
      agency,
      calendar: { uid: 'share@site.example', sequence: 3, changedAt: '2090-03-08T12:00:00.000Z' },
      ...part,
    },
  };
}
