import { afterEach, expect, test, vi } from 'vitest';
import { SameOriginPopupResolver } from './popup-resolver.ts';

const MINUTE_MS = 60_000;
let marks = 0;

function fail(): never {
  throw new Error('no window failed');
}

afterEach(() => vi.useRealTimers());

test('[spec §9 Identity: redirect event cache] a result is remembered for 10 minutes and not delivered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const channel = await new SameOriginPopupResolver()._initialize({
    name: '[DEFAULT]',
    config: { apiKey: 'cache-key' },
    _key: () => 'cache-key',
  });
  const heard: string[] = [];
  const listen = (eventId: string, onAuthEvent: () => unknown) =>
    channel.registerConsumer({ filter: ['signInViaPopup'], eventId, onAuthEvent, onError: fail });
  const window = new BroadcastChannel('fbauth:cache-key:[DEFAULT]');
  const post = (eventId: string) =>
    window.postMessage({
      authEvent: { type: 'signInViaPopup', eventId, urlResponse: 'x', sessionId: 's' },
    });
  /** Messages arrive in order: once a later message is received, this answer has been handled. */
  const answer = async (eventId: string) => {
    post(eventId);
    marks += 1;
    await new Promise<void>((resolve) => {
      listen(`mark-${marks}`, resolve);
      post(`mark-${marks}`);
    });
  };
  listen('event', () => heard.push('event'));

  await answer('event');
  await answer('event');
  expect(heard).toEqual(['event']);
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS - 1);
  await answer('event');
  expect(heard).toEqual(['event']);
  vi.setSystemTime(Date.now() + 1);
  await answer('event');
  expect(heard).toEqual(['event', 'event']);
  window.close();
});
