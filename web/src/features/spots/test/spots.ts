import type { Spot, SpotFacets } from '@wayfarer/contract';
import { requestPath, type Transport, type TransportAnswer } from '../../../api/transport.ts';

/** A destination for tests; `part` overrides the fields that matter to the test. */
export function aSpot(part: Partial<Spot> = {}): Spot {
  return {
    _id: 'fuji',
    spot: 'Mount Fuji',
    country: 'Japan',
    location: 'Yamanashi',
    category: 'mountain',
    description: 'A lake that holds a mountain.',
    image: '/media/destinations/mount-fuji-960.webp',
    average_cost: '$210',
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

/** Destinations in list order: spot-1, spot-2, and so on. */
export function spotsNumbered(count: number, from = 1): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return aSpot({ _id: `spot-${number}`, spot: `Place ${number}` });
  });
}

export function facetsOf(total: number, siteTotal = total): SpotFacets {
  return {
    total,
    totalIsExact: true,
    siteTotal,
    categories: {
      all: total,
      beach: 1,
      mountain: 2,
      city: 3,
      historical: 4,
      nature: 5,
      adventure: 6,
    },
    countries: [],
    narrower: null,
    correctedSearch: null,
    relaxedSearch: null,
    reading: null,
    nearbyCountry: null,
  };
}

type Answer = TransportAnswer | Promise<TransportAnswer>;

/** An API for one test. It responds by path (without the query) and records every call. */
export function fakeApi(answers: Record<string, (query: URLSearchParams) => Answer>) {
  const calls: string[] = [];
  const api: Transport = async (request) => {
    const address = requestPath(request);
    calls.push(`${request.method} ${address}`);
    const [path = '', query = ''] = address.split('?');
    const answer = answers[path];
    if (!answer) throw new Error(`No answer prepared for ${request.method} ${address}`);
    return answer(new URLSearchParams(query));
  };
  return { api, calls };
}

export function ok(body: unknown, headers?: Record<string, string>): TransportAnswer {
  return { status: 200, body, ...(headers && { headers }) };
}
