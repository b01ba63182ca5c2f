import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render, screen } from '@testing-library/react';
import { deleteBooking, listBestSpots, listBookings } from '@wayfarer/contract';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './client.ts';
import { read, write } from './request.ts';
import { createStore } from './store.ts';
import type { TransportAnswer } from './transport.ts';

const cachedApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestSpotsOfCache: read(build, listBestSpots),
    bookingsOfCache: read(build, listBookings),
    deleteBookingOfCache: write(build, deleteBooking),
  }),
});
const { bestSpotsOfCache, bookingsOfCache, deleteBookingOfCache } = cachedApi.endpoints;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = async (): Promise<TransportAnswer> => ({ status: 200, body: [] });

function counting(slow: Record<string, () => Promise<TransportAnswer>> = {}) {
  const reads: string[] = [];
  const store = createStore({
    transport: async ({ method, path }) => {
      if (method !== 'GET') return { status: 200, body: { deletedCount: 1 } };
      reads.push(path);
      return (slow[path] ?? nothing)();
    },
  });
  return { store, reads };
}

it('[spec §9 Cache: unused data] keeps unused data for 60 seconds', async () => {
  const { store, reads } = counting();
  const read = store.dispatch(bestSpotsOfCache.initiate());
  await read;
  await vi.advanceTimersByTimeAsync(120_000);
  read.unsubscribe();
  const kept = () => Object.keys(store.getState().api.queries).length;
  await vi.advanceTimersByTimeAsync(59_500);
  expect(kept()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept()).toBe(0);
  expect(reads).toEqual(['/bestSpots']);
});

it('[spec §9 Cache: delayed invalidation] fetches a group again only when running requests have finished', async () => {
  let answer: (value: TransportAnswer) => void = () => undefined;
  const running = new Promise<TransportAnswer>((resolve) => {
    answer = resolve;
  });
  const { store, reads } = counting({ '/bestSpots': () => running });
  await store.dispatch(bookingsOfCache.initiate());
  void store.dispatch(bestSpotsOfCache.initiate());
  await store.dispatch(deleteBookingOfCache.initiate({ params: { id: 'b1' } }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toEqual(['/bookings', '/bestSpots']);
  answer({ status: 200, body: [] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toEqual(['/bookings', '/bestSpots', '/bookings']);
});

it('[spec §9 Cache: subscription updates] notifies the store of subscriptions in batches, after 500 ms', async () => {
  const { store } = counting();
  const subscribers = () =>
    Object.values(store.getState().api.subscriptions).flatMap((each) => Object.keys(each ?? {}));
  // the store notifies its first subscriber at once
  await store.dispatch(bookingsOfCache.initiate());
  await vi.advanceTimersByTimeAsync(1000);
  const before = subscribers().length;
  const updates: number[] = [];
  const stop = store.subscribe(() => updates.push(subscribers().length));
  await store.dispatch(bestSpotsOfCache.initiate());
  await store.dispatch(bestSpotsOfCache.initiate());
  await vi.advanceTimersByTimeAsync(490);
  expect(subscribers()).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(20);
  expect(subscribers()).toHaveLength(before + 2);
  expect(new Set(updates)).toEqual(new Set([before, before + 2]));
  stop();
});

it('[spec §7 Cache: refetch off] neither focus nor a reconnection nor another component triggers a fetch', async () => {
  const { store, reads } = counting();
  // a page that shows the list while the browser fires focus and online events
  const stopListening = setupListeners(store.dispatch);
  function List() {
    return <p>{bestSpotsOfCache.useQuery().isSuccess ? 'there' : 'waiting'}</p>;
  }
  const shown = (key: string) => (
    <Provider store={store}>
      <List key={key} />
    </Provider>
  );
  const view = render(shown('first'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('there')).toBeVisible();
  for (const event of ['focus', 'offline', 'online']) {
    await act(async () => {
      globalThis.dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(1000);
    });
  }
  view.rerender(shown('second'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(reads).toEqual(['/bestSpots']);
  stopListening();
});
