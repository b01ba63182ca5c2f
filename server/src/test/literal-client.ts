/**
 * A client written from the specification alone (§3, §7): it only makes the calls of the table, only sends their
 * fields, and only sees the fields that the specification names. It must work with every later version of the product.
 */
import type { FastifyInstance } from 'fastify';

type Kind = 'text' | 'number' | 'texts' | 'text?' | 'number?' | 'texts?';
type Fields = Readonly<Record<string, Kind>>;

const SPOT: Fields = {
  _id: 'text',
  spot: 'text',
  country: 'text',
  location: 'text',
  category: 'text?',
  description: 'text',
  image: 'text',
  average_cost: 'text',
  seasonality: 'text',
  travel_time: 'text',
  totalVisitorsPerYear: 'text',
  rating: 'number',
  visitors: 'number',
  email: 'text?',
  createdAt: 'text',
  createdBy: 'text?',
};
const BOOKING: Fields = {
  _id: 'text',
  travelSpot: 'text',
  travelCountry: 'text',
  travelCost: 'text',
  travelSeason: 'text',
  travelName: 'text',
  travelEmail: 'text',
  travelDate: 'text',
  travelDuration: 'number',
};
const PAYMENT: Fields = {
  _id: 'text',
  bookingId: 'text',
  tripTitle: 'text',
  price: 'number',
  userEmail: 'text',
  transactionId: 'text',
};
const USER: Fields = { name: 'text', email: 'text' };
const BEST_SPOT: Fields = {
  _id: 'text',
  img: 'text',
  title: 'text',
  description: 'text',
  location: 'text?',
  country: 'text',
};
const MEMBER: Fields = {
  id: 'text',
  img: 'text',
  name: 'text',
  post: 'text',
  mail: 'text',
  expertise: 'texts?',
  quote: 'text?',
};
const REVIEW: Fields = {
  id: 'text',
  name: 'text',
  img: 'text',
  message: 'text',
  rating: 'number?',
  location: 'text?',
  date: 'text?',
  destination: 'text?',
  likes: 'number?',
};
const DELETED: Fields = { deletedCount: 'number' };

/**
 * The table of §7: the fields that a call sends, and the fields of its answer. Names in `{}` and after `?` are part of
 * the address.
 */
const CALLS = {
  'GET /bestSpots': { sends: [], reads: BEST_SPOT },
  'GET /team': { sends: [], reads: MEMBER },
  'GET /review': { sends: [], reads: REVIEW },
  'GET /allSpots': { sends: [], reads: SPOT },
  'GET /allSpotsById?email': { sends: [], reads: SPOT },
  'POST /allSpots': {
    sends: [
      'spot',
      'country',
      'average_cost',
      'seasonality',
      'travel_time',
      'totalVisitorsPerYear',
      'image',
      'description',
      'email',
      'createdAt',
      'createdBy',
    ],
    reads: SPOT,
  },
  'DELETE /allSpots/{id}': { sends: [], reads: DELETED },
  'GET /bookings': { sends: [], reads: BOOKING },
  'GET /bookings/{id}': { sends: [], reads: BOOKING },
  'POST /bookings': {
    sends: [
      'travelSpot',
      'travelCountry',
      'travelCost',
      'travelSeason',
      'travelName',
      'travelEmail',
      'travelDate',
      'travelDuration',
    ],
    reads: BOOKING,
  },
  'PUT /bookings/{id}': { sends: ['travelDate', 'travelDuration'], reads: BOOKING },
  'DELETE /bookings/{id}': { sends: [], reads: DELETED },
  'GET /payments': { sends: [], reads: PAYMENT },
  'POST /payments': {
    sends: ['bookingId', 'tripTitle', 'price', 'userEmail', 'transactionId'],
    reads: PAYMENT,
  },
  'POST /payments/create-payment-intent': { sends: ['price'], reads: { clientSecret: 'text' } },
  'DELETE /payments/{id}': { sends: [], reads: DELETED },
  'GET /users': { sends: [], reads: USER },
  'POST /users': { sends: ['name', 'email'], reads: USER },
  // The specification doesn't show the body of this call; a profile has a name.
  'PATCH /users': { sends: ['name'], reads: USER },
  'DELETE /users/{id}': { sends: [], reads: DELETED },
} as const satisfies Record<string, { sends: readonly string[]; reads: Fields }>;
export type LiteralCall = keyof typeof CALLS;

export type Row = Record<string, unknown>;
type Values = Readonly<Record<string, string | number>>;

class RefusedCall extends Error {
  readonly status: number;

  constructor(call: string, status: number, body: string) {
    super(`${call} answered ${status}: ${body}`);
    this.status = status;
  }
}

export interface LiteralClient {
  signIn(idToken: string): void;
  one(call: LiteralCall, values?: Values): Promise<Row>;
  list(call: LiteralCall, values?: Values): Promise<Row[]>;
}

export function literalClient(app: FastifyInstance): LiteralClient {
  let bearer: Record<string, string> = {};

  const send = async (call: LiteralCall, values: Values): Promise<unknown> => {
    const { method, path, names } = addressOf(call);
    const { sends } = CALLS[call];
    const expected = [...names, ...sends].sort();
    if (Object.keys(values).sort().join() !== expected.join())
      throw new Error(`${call} sends ${expected.join()} and nothing else`);
    const body = Object.fromEntries(sends.map((name) => [name, values[name]]));
    const answer = await app.inject({
      method,
      url: `/api${path(values)}`,
      headers: { 'content-type': 'application/json', ...bearer },
      ...(sends.length > 0 && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode < 200 || answer.statusCode > 299)
      throw new RefusedCall(call, answer.statusCode, answer.body);
    return answer.json<unknown>();
  };

  return {
    signIn: (idToken) => (bearer = { authorization: `Bearer ${idToken}` }),
    one: async (call, values = {}) => read(call, await send(call, values)),
    list: async (call, values = {}) => {
      const rows = await send(call, values);
      if (!Array.isArray(rows)) throw new Error(`${call} answered no list`);
      return rows.map((row) => read(call, row));
    },
  };
}

/** The address of a call such as 'GET /bookings/{id}' or 'GET /allSpotsById?email'. */
function addressOf(call: LiteralCall) {
  const [method = '', address = ''] = call.split(' ');
  const names = Array.from(address.matchAll(/[{?](\w+)/g), ([, name = '']) => name);
  const path = (values: Values) => {
    const written = (name: string) => encodeURIComponent(values[name] ?? '');
    return address
      .replace(/\{(\w+)\}/, (_, name: string) => written(name))
      .replace(/\?(\w+)/, (_, name: string) => `?${name}=${written(name)}`);
  };
  return { method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', names, path };
}

/** Reads only the specified fields, and checks the kind of each. */
function read(call: LiteralCall, answer: unknown): Row {
  const row = answer as Row;
  const fields: Fields = CALLS[call].reads;
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => {
      const value = row[name];
      if (!isOfKind(kind, value))
        throw new Error(`${call}: ${name} is no ${kind}, but ${JSON.stringify(value)}`);
      return [name, value];
    }),
  );
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (value === undefined || value === null) return kind.endsWith('?');
  if (kind.startsWith('texts'))
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === (kind.startsWith('number') ? 'number' : 'string');
}
