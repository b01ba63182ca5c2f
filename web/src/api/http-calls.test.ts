import { createBooking, listSpots } from '@wayfarer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ADA, fakeIdentity } from '../test/fake-identity.ts';
import { api } from './client.ts';
import type { IdentityClient } from '../session/identity.ts';
import { read, write } from './request.ts';
import { watchSession } from '../session/watcher.ts';
import { createStore } from './store.ts';
import { idempotencyKey } from './idempotency-keys.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    spotsOverHttp: read(build, listSpots),
    bookOverHttp: write(build, createBooking),
  }),
});

const BOOKING = {
  travelSpot: 'Quiet Bay',
  travelCountry: 'Portugal',
  travelCost: '$500',
  travelSeason: 'Year Round',
  travelName: 'Ada Lovelace',
  travelEmail: 'ada@example.com',
  travelDate: '2090-06-15',
  travelDuration: 5,
};
const PROBLEM = { code: 'booking_paid', message: 'This booking is paid already.' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers the browser's requests with `answer` and returns the requests that were sent. */
function online(answer: (request: Request) => Promise<Response>) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.clone());
    return answer(request);
  });
  const identity = { token: async () => 'the-token' } as Partial<IdentityClient> as IdentityClient;
  const store = createStore({ identity });
  return {
    sent,
    listSpots: (query = {}) => store.dispatch(testApi.endpoints.spotsOverHttp.initiate({ query })),
    book: () => store.dispatch(testApi.endpoints.bookOverHttp.initiate({ body: BOOKING })),
  };
}

test('[spec §7 Requests: JSON] [spec §7 Requests: query parameters] bodies are sent as JSON, with that content type, and queries are part of the address', async () => {
  const { sent, book, listSpots: list } = online(async () => Response.json([]));
  await book();
  await list({ search: 'old & new', category: 'beach', limit: 8 });
  const [post, get] = sent;
  expect([post?.method, post?.url]).toEqual(['POST', `${location.origin}/api/bookings`]);
  expect(post?.headers.get('content-type')).toBe('application/json');
  expect(post?.headers.get('authorization')).toBe('Bearer the-token');
  expect(await post?.json()).toEqual(BOOKING);
  const address = new URL(get?.url ?? '');
  expect([get?.method, address.pathname]).toEqual(['GET', '/api/allSpots']);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    search: 'old & new',
    category: 'beach',
    limit: '8',
  });
});

test('a form keeps one key until it has been sent successfully, and then gets a new one', async () => {
  const made = async () => Response.json({ ...BOOKING, _id: 'b1' }, { status: 201 });
  const outcomes = [
    () => Promise.reject(new TypeError('Failed to fetch')), // the response is lost, so the change may have been made
    async () => new Response('<html>', { status: 201 }),
    async () => Response.json(PROBLEM, { status: 503 }),
    async () => Response.json(PROBLEM, { status: 401 }), // the call is repeated at once with a new token
    made,
    made,
  ];
  const { sent, book, listSpots: list } = online(async () => (outcomes.shift() ?? made)());
  for (let submits = 0; submits < 5; submits += 1) await book();
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(6);
  expect(keys[0]).toMatch(/^[\w-]{16,200}$/);
  expect(keys.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => keys[0]));
  expect(keys[5]).not.toBe(keys[0]);
  await list();
  expect(sent.at(-1)?.headers.get('idempotency-key')).toBeNull();
});

const submitOf = (number: number) =>
  ({ path: '/bookings', method: 'POST', auth: 'user', body: { ...BOOKING, number } }) as const;

test('a form keeps its key after a reload, and removes it once it has been sent', async () => {
  const { key } = idempotencyKey(submitOf(1));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(BOOKING.travelEmail);
  vi.resetModules();
  const reloaded = await import('./idempotency-keys.ts');
  const again = reloaded.idempotencyKey(submitOf(1));
  expect(again.key).toBe(key);
  again.done();
  expect(sessionStorage.getItem('submit-keys')).toBe('[]');
  expect(reloaded.idempotencyKey(submitOf(1)).key).not.toBe(key);
});

test('if storage is blocked, a form keeps its key until the page is reloaded', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.resetModules();
  const { idempotencyKey: blocked } = await import('./idempotency-keys.ts');
  expect(blocked(submitOf(1)).key).toBe(blocked(submitOf(1)).key);
});

test('only the latest unsent forms are remembered', () => {
  const first = idempotencyKey(submitOf(0)).key;
  const last = idempotencyKey(submitOf(1000)).key;
  for (let number = 1; number < 20; number += 1) idempotencyKey(submitOf(number));
  expect(idempotencyKey(submitOf(1000)).key).toBe(last);
  expect(idempotencyKey(submitOf(0)).key).not.toBe(first);
});

test('the next person in this tab gets none of the keys', async () => {
  const identity = fakeIdentity(ADA);
  await watchSession(createStore({ identity }).dispatch, identity);
  const { key } = idempotencyKey(submitOf(1));
  identity.change(null);
  expect(idempotencyKey(submitOf(1)).key).not.toBe(key);
});

test('[spec §7 Requests: success statuses] [spec §8 Request errors: status] 200 to 299 succeed, everything else fails with its status and data', async () => {
  for (const status of [200, 201, 299]) {
    const { data, error } = await online(async () => Response.json([], { status })).listSpots();
    expect([status, data, error]).toEqual([status, [], undefined]);
  }
  for (const status of [300, 400, 401, 403, 404, 409, 500, 503]) {
    const { data, error } = await online(async () => Response.json(PROBLEM, { status })).book();
    expect([data, error]).toEqual([undefined, { status, data: PROBLEM }]);
  }
});

test('[spec §8 Request errors: FETCH_ERROR] no network', async () => {
  const { error } = await online(() => Promise.reject(new TypeError('Failed to fetch'))).book();
  expect(error).toEqual({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' });
});

test('[spec §8 Request errors: PARSING_ERROR] an answer that is not JSON', async () => {
  const { error } = await online(async () => new Response('<html>')).listSpots();
  expect(error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' });
});

test('[spec §8 Request errors: TIMEOUT_ERROR] no answer within 30 s', async () => {
  vi.useFakeTimers();
  const { listSpots: list } = online(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const call = list();
  const ended = vi.fn<() => void>();
  void call.finally(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  expect((await call).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
});
