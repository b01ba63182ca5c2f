import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript, MissingScript } from './load-script.ts';

const { dataset } = document.documentElement;
const network = vi.fn<() => Promise<Response>>();

function setOnLine(isOnLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
}

beforeEach(() => {
  network.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', network);
  setOnLine(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
  delete dataset['late'];
});

test('a script that is available is loaded at once', async () => {
  expect(await loadScript(async () => 'module')).toBe('module');
  expect(network).not.toHaveBeenCalled();
});

test('offline nothing is requested: the document says so, and continues by itself', async () => {
  setOnLine(false);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const find = vi.fn<() => Promise<string>>(async () => 'module');
  const loading = loadScript(find);
  await vi.waitFor(() => expect(dataset['late']).toBe('offline'));
  expect(find).not.toHaveBeenCalled();
  setOnLine(true);
  dispatchEvent(new Event('online'));
  expect(await loading).toBe('module');
  expect(dataset).not.toHaveProperty('late');
});

test('if the browser calls itself offline, a server on the same machine still answers', async () => {
  setOnLine(false);
  expect(await loadScript(async () => 'module')).toBe('module');
});

test('a lost script is a MissingScript, once a page can be reloaded', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = loadScript(() => Promise.reject(new TypeError('Failed to fetch')));
  const outcome = loading.catch((error: unknown) => error);
  await vi.waitFor(() => expect(dataset['late']).toBe('offline'));
  dispatchEvent(new Event('online'));
  expect(await outcome).toBeInstanceOf(MissingScript);
  expect(network).toHaveBeenCalledTimes(2);
});
