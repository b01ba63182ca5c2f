/** Requests that people make in the console. No two of them are alike. */
import { sampleBooking } from '../../server/src/cli/seed/sample-bookings.ts';
import { sampleCustomer } from '../../server/src/cli/seed/sample-people.ts';
import type { Filled } from './fill-agency.ts';

export interface Kind {
  kind: string;
  /** The kind of limit that applies. */
  what: 'list' | 'figures';
  paths: string[];
}

/** CSV exports, each with a smaller export to compare with, because memory must not grow with the length. */
export const tables = [
  {
    kind: 'bookings',
    path: '/api/operator/bookings.csv',
    part: '/api/operator/bookings.csv?state=booked&balance=open',
  },
  {
    kind: 'customers',
    path: '/api/operator/customers.csv',
    part: '/api/operator/customers.csv?q=an',
  },
] as const;

type Query = Record<string, string>;

const SORTS = ['date', 'booked', 'name', 'total'];
const FILTERS: readonly Query[] = [
  { state: 'booked', balance: 'open' },
  { paid: 'false' },
  { attendance: 'no_show' },
  { state: 'cancelled,expired' },
  { balance: 'none' },
];

/**
 * A search text of one of the kinds that people use: reference, name, part of a name, email, destination, two words.
 */
function searched(filled: Filled, index: number): string {
  const { reference, travel_country, travel_email, travel_name, travel_spot } = sampleBooking(
    (index * 7919) % filled.bookings,
    filled.sampling,
  );
  const [first = '', last = ''] = travel_name.split(' ');
  const typed = [reference, travel_name, last.slice(0, 4), travel_email, travel_spot, travel_country, first, `${last} ${travel_country}`, 'xq']; // prettier-ignore
  return typed[index % typed.length] ?? reference;
}

export function consoleRequests(filled: Filled, count: number): Kind[] {
  const { sampling, bookings, customers } = filled;
  const many = (make: (index: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at));
  const path = (of: string, query: Query) => `/api/operator/${of}?${new URLSearchParams(query)}`;
  const list = (kind: string, make: (index: number) => string): Kind => ({ kind, what: 'list', paths: many(make) }); // prettier-ignore
  const booking = (index: number) => sampleBooking((index * 104_729) % bookings, sampling);
  const person = (index: number) => sampleCustomer((index * 7919) % customers);
  const lastName = (index: number) => person(index).name.split(' ')[1] ?? '';
  const sorted = (index: number): Query => ({
    sort: SORTS[index % SORTS.length] ?? 'date',
    direction: index % 8 < 4 ? 'asc' : 'desc',
    limit: String(20 + (index % 30)),
  });
  return [
    list('bookings', (index) => path('bookings', sorted(index))),
    list('bookings, searched', (index) => path('bookings', { q: searched(filled, index) })),
    list('bookings, searched in an order', (index) =>
      path('bookings', { q: searched(filled, index), ...sorted(index) }),
    ),
    list('bookings, filtered', (index) =>
      path('bookings', { ...FILTERS[index % FILTERS.length], ...sorted(index) }),
    ),
    list(
      'bookings of some days',
      (index) =>
      path('bookings', { travelFrom: booking(index).travel_date, travelTo: booking(index).travel_date, ...sorted(index) }), // prettier-ignore
    ),
    list('bookings of a country', (index) =>
      path('bookings', { country: booking(index).travel_country, ...sorted(index) }),
    ),
    list('a booking', (index) => `/api/operator/bookings/${booking(index).id}`),
    list('departures', (index) =>
      path('departures', { from: booking(index).travel_date, to: booking(index).travel_date }),
    ),
    list('customers', (index) =>
      path('customers', { sort: ['name', 'newest'][index % 2] ?? 'name' }),
    ),
    list('customers, searched', (index) =>
      path('customers', { q: index % 2 === 0 ? lastName(index) : person(index).email }),
    ),
    list('a customer', (index) => `/api/operator/customers/${person(index).id}`),
    list('messages', (index) =>
      path('inbox', { state: ['new', 'open', 'answered', 'closed'][index % 4] ?? 'new' }),
    ),
    list('messages, searched', (index) => path('inbox', { q: lastName(index) })),
    list('counts of messages', () => '/api/operator/inbox/count'),
    { kind: 'today', what: 'figures', paths: many(() => '/api/operator/dashboard') },
  ];
}
