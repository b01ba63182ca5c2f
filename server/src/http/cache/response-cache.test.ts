import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';
import { TestClock } from '../../test/test-clock.ts';
import { OverloadedError } from '../guards/load-shedding.ts';
import type { FreshResponse } from './encode-response.ts';
import { ResponseCache } from './response-cache.ts';

const fresh = (body: string): FreshResponse => ({ status: 200, headers: {}, body });

function answers(
  limits: { maxBytes?: number; maxEntries?: number; staleWhileRevalidateMs?: number } = {},
) {
  const clock = new TestClock();
  const ready = new ResponseCache({
    clock,
    maxBytes: 100_000,
    maxEntries: 10,
    maxAgeMs: 1000,
    ...limits,
  });
  let built = 0;
  const get = async (key: string, body = key) => {
    const { identity } = await ready.get(key, ['spots'], async () => {
      built += 1;
      return fresh(body);
    });
    return identity.toString();
  };
  return { clock, ready, get, built: () => built };
}

describe('cached responses', () => {
  it('are built once for everyone who asks in the meantime and afterward', async () => {
    const { get, built } = answers();
    expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a', 'a', 'a']);
    await get('a');
    expect(built()).toBe(1);
  });

  it('are built again after their resource changed, and only then', async () => {
    const { get, ready, built } = answers();
    await get('a', 'old');
    ready.invalidate('team');
    expect(await get('a', 'new')).toBe('old');
    ready.invalidate('spots');
    expect(await get('a', 'new')).toBe('new');
    expect(built()).toBe(2);
  });

  it('aren’t kept if a change happened after they were begun', async () => {
    const { ready, get } = answers();
    let finish: (answer: FreshResponse) => void = () => undefined;
    const slow = ready.get('a', ['spots'], () => new Promise((resolve) => (finish = resolve)));
    ready.invalidate('spots');
    expect(await get('a', 'new')).toBe('new');
    finish(fresh('old'));
    expect((await slow).identity.toString()).toBe('old');
    expect(await get('a', 'newer')).toBe('new');
  });

  it('are served for one more minute while there is too much work to build new ones', async () => {
    const { clock, ready, get } = answers();
    const overloaded = () =>
      ready.get('a', ['spots'], () => Promise.reject(new OverloadedError('the test')));
    await expect(overloaded()).rejects.toThrow(OverloadedError);
    await get('a', 'old');
    ready.invalidate('spots');
    expect((await overloaded()).identity.toString()).toBe('old');
    expect((await overloaded()).identity.toString()).toBe('old');
    expect(await get('a', 'new')).toBe('new');
    clock.advance(1000 + 60_000);
    await expect(overloaded()).rejects.toThrow(OverloadedError);
  });

  it('are served for longer while the database is unavailable', async () => {
    const { clock, ready, get } = answers({ staleWhileRevalidateMs: 10_000 });
    const away = () =>
      ready.get('a', ['spots'], () =>
        Promise.reject(new DatabaseUnavailableError('DB_UNAVAILABLE', null)),
      );
    await get('a', 'old');
    clock.advance(1000);
    expect((await away()).identity.toString()).toBe('old');
    ready.invalidate('spots');
    expect((await away()).identity.toString()).toBe('old');
    expect(await get('a', 'new')).toBe('new');
  });

  it('don’t come back once the resource was found to be gone', async () => {
    const { ready, get } = answers();
    await get('a', 'old');
    ready.invalidate('spots');
    const gone = () => ready.get('a', ['spots'], () => Promise.reject(new Error('deleted')));
    for (const { status } of await Promise.allSettled([gone(), gone()])) {
      expect(status).toBe('rejected');
    }
    const overloaded = ready.get('a', ['spots'], () =>
      Promise.reject(new OverloadedError('the test')),
    );
    await expect(overloaded).rejects.toThrow(OverloadedError);
  });

  it('depend on the tags that they report, as of the time when they were begun', async () => {
    const { ready } = answers();
    let built = 0;
    const get = (meanwhile = () => {}) =>
      ready.get('a', ['spots', 'team'], async () => {
        built += 1;
        meanwhile();
        return { ...fresh('a'), cacheTags: ['team'] };
      });
    await get();
    ready.invalidate('spots');
    await get();
    expect(built).toBe(1);
    ready.invalidate('team');
    await get(() => ready.invalidate('team'));
    expect(built).toBe(2);
    await get();
    expect(built).toBe(3);
  });

  it('stay while one refusal overtakes another', async () => {
    const { ready, get } = answers();
    await get('a', 'old');
    const refusals: (() => void)[] = [];
    const refused = () => {
      ready.invalidate('spots');
      return ready.get('a', ['spots'], async () => {
        await new Promise<void>((refuse) => refusals.push(refuse));
        throw new OverloadedError('the test');
      });
    };
    const all = [refused(), refused(), refused()];
    for (const refuse of refusals.reverse()) refuse();
    for (const { identity } of await Promise.all(all)) expect(identity.toString()).toBe('old');
    expect(await get('a', 'new')).toBe('new');
  });

  it('stay for everyone who waited for the refused one', async () => {
    const { ready, get } = answers();
    await get('a', 'old');
    ready.invalidate('spots');
    const refused = () =>
      ready.get('a', ['spots'], () => Promise.reject(new OverloadedError('the test')));
    for (const { identity } of await Promise.all([refused(), refused(), refused()])) {
      expect(identity.toString()).toBe('old');
    }
  });

  it('stay until the new one exists, for someone who has waited a second for it', async () => {
    vi.useFakeTimers();
    try {
      const { ready, get, built } = answers();
      await get('a', 'old');
      ready.invalidate('spots');
      let finish = () => {};
      const slow = async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        return fresh('new');
      };
      const first = ready.get('a', ['spots'], slow);
      await vi.advanceTimersByTimeAsync(1000);
      expect((await first).identity.toString()).toBe('old');
      expect(await get('a')).toBe('old');
      finish();
      await vi.waitFor(async () => expect(await get('a')).toBe('new'));
      expect(built()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are completed before the product stops, even outdated ones', async () => {
    const { ready, get } = answers();
    let finish: (answer: FreshResponse) => void = () => undefined;
    void ready.get('a', ['spots'], () => new Promise((resolve) => (finish = resolve)));
    ready.invalidate('spots');
    await get('a');
    let closed = false;
    const closing = ready.close().then(() => (closed = true));
    await get('b');
    expect(closed).toBe(false);
    finish(fresh('old'));
    await closing;
  });

  it('don’t include refusals', async () => {
    const { ready, get } = answers();
    const refused = () =>
      ready.get('a', ['spots'], () => Promise.reject(new OverloadedError('the test')));
    for (const { status } of await Promise.allSettled([refused(), refused(), refused()])) {
      expect(status).toBe('rejected');
    }
    expect(await get('a', 'new')).toBe('new');
  });

  it('get too old', async () => {
    const { clock, get } = answers();
    await get('a', 'old');
    clock.advance(1001);
    expect(await get('a', 'new')).toBe('new');
  });

  describe('cached responses with a grace period', () => {
    const aged = async () => {
      const all = answers({ staleWhileRevalidateMs: 10_000 });
      await all.get('a', 'old');
      all.clock.advance(1001);
      return all;
    };
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('are served when they are only too old, and rebuilt once in the background', async () => {
      const { get, built } = await aged();
      expect(await get('a', 'new')).toBe('old');
      expect(await get('a', 'newer')).toBe('old');
      await vi.advanceTimersByTimeAsync(4999);
      expect(built()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await get('a', 'newest')).toBe('new');
      expect(built()).toBe(2);
    });

    it('aren’t rebuilt anymore once the product stops', async () => {
      const { get, ready, built } = await aged();
      expect(await get('a', 'new')).toBe('old');
      await ready.close();
      await vi.advanceTimersByTimeAsync(5000);
      expect(built()).toBe(1);
    });

    it('may be repeated while they are only too old, as soon as a rebuild is planned', async () => {
      const { clock, ready } = answers({ staleWhileRevalidateMs: 10_000 });
      const get = () => ready.get('a', ['spots'], async () => fresh('a'));
      const made = await get();
      expect(made.use()).toBe(true);
      clock.advance(1001);
      expect(made.use()).toBe(false);
      await get();
      expect(made.use()).toBe(true);
      ready.invalidate('spots');
      expect(made.use()).toBe(false);
    });

    it('aren’t served after a change, nor rebuilt again if a request has waited for it', async () => {
      const { get, ready, built } = await aged();
      expect(await get('a', 'new')).toBe('old');
      ready.invalidate('spots');
      expect(await get('a', 'newer')).toBe('newer');
      await vi.advanceTimersByTimeAsync(5000);
      expect(await get('a', 'newest')).toBe('newer');
      expect(built()).toBe(2);
    });

    it('aren’t served beyond it', async () => {
      const { clock, get } = await aged();
      clock.advance(10_000);
      expect(await get('a', 'newest')).toBe('newest');
    });

    it('are no longer served if the next one couldn’t be built', async () => {
      const { ready, get } = await aged();
      const gone = () => ready.get('a', ['spots'], () => Promise.reject(new Error('deleted')));
      expect((await gone()).identity.toString()).toBe('old');
      await vi.advanceTimersByTimeAsync(5000);
      await expect(gone()).rejects.toThrow('deleted');
      expect(await get('a', 'new')).toBe('new');
    });

    it('stay while there is too much work to build the next', async () => {
      const { ready, get } = await aged();
      const refused = () =>
        ready.get('a', ['spots'], () => Promise.reject(new OverloadedError('the test')));
      expect((await refused()).identity.toString()).toBe('old');
      await vi.advanceTimersByTimeAsync(5000);
      expect(await get('a', 'new')).toBe('old');
      await vi.advanceTimersByTimeAsync(5000);
      expect(await get('a', 'newest')).toBe('new');
    });
  });

  it('that become wrong at an instant aren’t served from then on, not even while they are rebuilt', async () => {
    const { clock, ready } = answers({ staleWhileRevalidateMs: 60_000 });
    const changesAt = new Date(clock.now().getTime() + 500);
    const get = async (body: string) => {
      const answer = await ready.get('a', ['spots'], async () => ({ ...fresh(body), changesAt }));
      return [answer.identity.toString(), answer.use()];
    };
    expect(await get('9:00')).toEqual(['9:00', true]);
    clock.advance(499);
    expect(await get('10:00')).toEqual(['9:00', true]);
    clock.advance(1);
    expect(await get('10:00')).toEqual(['10:00', false]);
  });

  it('evict the least recently used ones beyond their limits', async () => {
    const { clock, get, built } = answers({ maxEntries: 2 });
    await get('a');
    await get('b');
    clock.advance(100);
    await get('a');
    await get('c');
    await get('a');
    expect(built()).toBe(3);
    await get('b');
    expect(built()).toBe(4);
    const small = answers({ maxBytes: 50 });
    await small.get('x', 'y'.repeat(60));
    await small.get('x', 'y'.repeat(60));
    expect(small.built()).toBe(2);
  });

  it('don’t include failures', async () => {
    const { ready, get } = answers();
    await expect(
      ready.get('a', ['spots'], () => Promise.reject(new Error('down'))),
    ).rejects.toThrow('down');
    expect(await get('a', 'up')).toBe('up');
  });
});
