import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import boot from './boot.js?raw';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Early {
  inputs: Set<EventTarget>;
  stop(): void;
  lost(): void;
}

interface Around {
  arrival?: string;
  reload?(): void;
  fetch?(): Promise<Response>;
}

function boots(listening: object, { arrival = 'navigate', reload, fetch }: Around = {}): Early {
  const names = ['document', 'performance', 'location', 'fetch', 'addEventListener'];
  const run = new Function(...names, boot);
  run(
    {
      documentElement: { dataset: {} },
      currentScript: { dataset: { modules: '["/a.js","/b.js"]' } },
      querySelectorAll: () => [],
      ...listening,
    },
    { getEntriesByType: () => [{ type: arrival }] },
    { hash: '', reload },
    fetch,
    () => undefined,
  );
  return (globalThis as unknown as { earlyEvents: Early }).earlyEvents;
}

/** A page whose script did not arrive. Requests for its modules return these statuses in turn, then 200. */
async function lostPage(arrival: 'navigate' | 'reload', ...statuses: number[]) {
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<() => Promise<Response>>(async () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  boots({ addEventListener: () => undefined }, { arrival, reload, fetch }).lost();
  await vi.advanceTimersByTimeAsync(0);
  return { reload, fetch };
}

test.each([
  ['a gateway without a server', 502],
  ['a server that is starting', 503],
  ['no line', 0],
])('a page that met %s is reloaded when its script is available', async (_name, status) => {
  for (const arrival of ['navigate', 'reload'] as const) {
    const { reload } = await lostPage(arrival, status, 200, status, 200);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(reload).toHaveBeenCalledOnce();
  }
});

test('a script that loads but does not run is tried once more', async () => {
  expect((await lostPage('navigate')).reload).toHaveBeenCalledOnce();
  const { reload, fetch } = await lostPage('reload');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page of another version is reloaded at once, but not forever', async () => {
  expect((await lostPage('navigate', 404)).reload).toHaveBeenCalledOnce();
  const { reload } = await lostPage('reload', 404, 404);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
});

test('input before the application is ready reaches no handler, and is kept', () => {
  const heard: string[] = [];
  const field = document.body.appendChild(document.createElement('select'));
  document.body.addEventListener('input', ({ type }) => heard.push(type));
  document.body.addEventListener('change', ({ type }) => heard.push(type));
  const choose = () => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const early = boots({
    addEventListener: document.addEventListener.bind(document),
    removeEventListener: document.removeEventListener.bind(document),
  });
  choose();
  expect(heard).toEqual([]);
  expect([...early.inputs]).toEqual([field]);
  early.stop();
  choose();
  expect(heard).toEqual(['input', 'change']);
});
