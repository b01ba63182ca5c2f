import type { Booking, Cancellation, CancellationPreview, Spot } from '@wayfarer/contract';
import { aCancellation } from '../../../test/a-cancellation.ts';
import { tripPriceOf } from '../../../test/trip-price-of.ts';

/** One of Ada's bookings; `part` overrides the fields that matter to the test. */
export function aBooking(part: Partial<Booking> = {}): Booking {
  const booking = {
    _id: 'fuji-trip',
    reference: 'WF-7K3M9Q',
    spotId: 'fuji',
    offerId: 'fuji',
    contributed: false,
    travelSpot: 'Mount Fuji',
    travelCountry: 'Japan',
    travelCost: '$200',
    travelSeason: 'Spring (March - May)',
    travelName: 'Ada Lovelace',
    travelEmail: 'ada@example.com',
    travelDate: '2090-04-12',
    travelDuration: 3,
    startTime: null,
    paid: false,
    state: 'booked' as const,
    revision: 1,
    timeZone: 'Asia/Tokyo',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...part,
  };
  return { ...tripPriceOf(booking), ...booking };
}

export function aCanceledBooking(
  part: Partial<Booking> = {},
  of: Partial<Cancellation> = {},
): Booking {
  const cancellation = aCancellation(of);
  return aBooking({ paid: true, state: 'cancelled', cancellation, ...part });
}

/** The preview of canceling a three-day trip under the usual terms, with one day paid. */
export function aPreview(part: Partial<CancellationPreview> = {}): CancellationPreview {
  return {
    refusal: null,
    revision: 1,
    evaluatedAt: '2026-11-20T12:00:00.000Z',
    timeZone: 'Asia/Tokyo',
    currency: 'usd',
    total: 600_00,
    taken: 200_00,
    back: 0,
    refund: { card: 200_00, counter: 0 },
    kept: 0,
    lapsed: 400_00,
    percent: 100,
    exception: null,
    disputed: false,
    steps: [
      {
        until: '2090-04-09T15:00:00.000Z',
        untilLocal: '2090-04-10T00:00',
        percent: 100,
        refund: 200_00,
      },
      {
        until: '2090-04-11T15:00:00.000Z',
        untilLocal: '2090-04-12T00:00',
        percent: 0,
        refund: 0,
      },
    ],
    current: 0,
    sentences: ['You can cancel up to 48 hours before the travel date.'],
    refundWithinDays: 10,
    ...part,
  };
}

export function aSpot(part: Partial<Spot> = {}): Spot {
  return {
    _id: 'fuji',
    spot: 'Mount Fuji',
    country: 'Japan',
    location: 'Yamanashi',
    category: 'mountain',
    description: 'A lake that holds a mountain.',
    image: '/media/destinations/mount-fuji-960.webp',
    average_cost: '$200',
    seasonality: 'Spring (March - May)',
    travel_time: '3-4 days',
    totalVisitorsPerYear: '4.5M+',
    rating: 4.9,
    rated: true,
    visitors: 1000,
    likes: 1303,
    contributed: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...part,
  };
}
