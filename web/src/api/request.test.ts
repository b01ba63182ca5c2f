import {
  deleteBooking,
  getBooking,
  listBestSpots,
  listBookings,
  listSpots,
} from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { api } from './client.ts';
import { lazyIdentity } from '../session/lazy-identity.ts';
import { read, toRequest, write } from './request.ts';
import { createStore } from './store.ts';
import { tags } from './tags.ts';
import { type ApiRequest, requestPath, type Transport } from './transport.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestSpotsForTest: read(build, listBestSpots),
    bookingsForTest: read(build, listBookings),
    deleteBookingForTest: write(build, deleteBooking, ['Payments']),
  }),
});

test('fills parameters into the path, encoded', () => {
  expect(toRequest(getBooking, { params: { id: 'a/b?c' } })).toMatchObject({
    path: '/bookings/a%2Fb%3Fc',
    method: 'GET',
    auth: 'user',
  });
});

test('refuses a path if a parameter is missing', () => {
  expect(() => toRequest(getBooking, { params: {} })).toThrow('needs id');
});

test('leaves absent values out of the query', () => {
  const request = toRequest(listSpots, {
    query: { search: 'old city', sort: undefined, limit: 8 },
  });
  expect(requestPath(request)).toBe('/allSpots?search=old+city&limit=8');
});

function storeWith(transport: Transport) {
  return createStore({ transport });
}

test('[spec §8 Request errors: PARSING_ERROR] an answer that does not match the contract is a PARSING_ERROR', async () => {
  const store = storeWith(async () => ({ status: 200, body: [{ _id: 7 }] }));
  const result = await store.dispatch(testApi.endpoints.bestSpotsForTest.initiate());
  expect(result.error).toMatchObject({ status: 'PARSING_ERROR' });
});

test('[spec §7 Requests: success statuses] statuses from 200 to 299 are successes, others keep status and body', async () => {
  const body = { code: 'internal', message: 'Broken' };
  for (const status of [199, 300, 404, 500]) {
    const broken = await storeWith(async () => ({ status, body })).dispatch(
      testApi.endpoints.bestSpotsForTest.initiate(),
    );
    expect(broken.error).toEqual({ status, data: body });
  }
  for (const status of [200, 201, 299]) {
    const empty = await storeWith(async () => ({ status, body: [] })).dispatch(
      testApi.endpoints.bestSpotsForTest.initiate(),
    );
    expect(empty.data).toEqual([]);
  }
});

test('[spec §8 Request errors: FETCH_ERROR] a transport that throws is a FETCH_ERROR', async () => {
  const store = storeWith(() => Promise.reject(new Error('offline')));
  const result = await store.dispatch(testApi.endpoints.bestSpotsForTest.initiate());
  expect(result.error).toMatchObject({ status: 'FETCH_ERROR' });
});

test('[spec §7 Cache: mutation refetches] a successful mutation refetches its cache group; a failed one does not', async () => {
  const calls: ApiRequest[] = [];
  let status = 409;
  const store = storeWith(async (request) => {
    calls.push(request);
    if (request.method === 'GET') return { status: 200, body: [] };
    return { status, body: { deletedCount: 1 } };
  });
  const reads = () => calls.filter(({ method }) => method === 'GET').length;
  const held = store.dispatch(testApi.endpoints.bookingsForTest.initiate());
  await held;
  const remove = testApi.endpoints.deleteBookingForTest.initiate({ params: { id: '7' } });
  await store.dispatch(remove);
  expect(reads()).toBe(1);
  status = 200;
  await store.dispatch(testApi.endpoints.deleteBookingForTest.initiate({ params: { id: '7' } }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(reads()).toBe(2);
  held.unsubscribe();
});

test.each([
  ['no answer', () => Promise.reject(new Error('offline'))],
  ['a broken server', async () => ({ status: 503, body: null })],
  ['an answer that cannot be read', async () => ({ status: 200, body: 'done?' })],
])(
  'after %s the result of a mutation is unknown, so its group is refetched',
  async (_name, answer) => {
    let reads = 0;
    const store = storeWith(async ({ method }) => {
      if (method !== 'GET') return answer();
      reads += 1;
      return { status: 200, body: [] };
    });
    await store.dispatch(testApi.endpoints.bookingsForTest.initiate());
    await store.dispatch(testApi.endpoints.deleteBookingForTest.initiate({ params: { id: '7' } }));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(reads).toBe(2);
  },
);

test('[spec §3 Cache groups: names] the cache has the groups of the specification', () => {
  const groups = 'Users BestSpots Payments Bookings PopularSpots Reviews Team AllSpots';
  expect(tags).toEqual(expect.arrayContaining(groups.split(' ')));
});

test('creating the client does not load the identity SDK', () => {
  const identity = lazyIdentity({ mode: 'embedded', apiKey: '', authDomain: '', projectId: '' });
  expect(Object.keys(identity)).toContain('signInWithGoogle');
});
