import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import boot from './boot.js?raw';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose script did not arrive; its modules answer with one status after the other, then 200. */
async function lostPage(arrival: 'navigate' | 'reload', ...statuses: number[]) {
  const reload = vi.fn<() => void>();
  const script = { dataset: { modules: '["/a.js","/b.js"]' } };
  const fetch = vi.fn<() => Promise<Response>>(async () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  const names = ['document', 'performance', 'location', 'fetch', 'addEventListener'];
  const run = new Function(...names, boot);
  run(
    {
      documentElement: { dataset: {} },
      currentScript: script,
      querySelectorAll: () => [],
      addEventListener: () => undefined,
    },
    { getEntriesByType: () => [{ type: arrival }] },
    { hash: '', reload },
    fetch,
    () => undefined,
  );
  const { earlyEvents } = globalThis as unknown as { earlyEvents: { lost(): void } };
  earlyEvents.lost();
  await vi.advanceTimersByTimeAsync(0);
  return { reload, fetch };
}

test.each([
  ['a gateway without a server', 502],
  ['a server that is starting', 503],
  ['no line', 0],
])('a page that met %s is loaded again when its script can be had', async (_name, status) => {
  for (const arrival of ['navigate', 'reload'] as const) {
    const { reload } = await lostPage(arrival, status, 200, status, 200);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(reload).toHaveBeenCalledOnce();
  }
});

test('a script that is there and does not run is tried once more', async () => {
  expect((await lostPage('navigate')).reload).toHaveBeenCalledOnce();
  const { reload, fetch } = await lostPage('reload');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page of another version is loaded again at once, but not for ever', async () => {
  expect((await lostPage('navigate', 404)).reload).toHaveBeenCalledOnce();
  const { reload } = await lostPage('reload', 404, 404);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
});
