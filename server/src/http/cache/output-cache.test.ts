import { expect, it } from 'vitest';
import { OutputCache } from './output-cache.ts';

let now = new Date(0);
const open = () =>
  new OutputCache<string>({ clock: { now: () => now }, maxEntries: 10, maxAgeMs: 1000 });

it('reads once per key, until one of its tags is invalidated or it is too old', async () => {
  const cache = open();
  let reads = 0;
  const read = () => cache.get('key', ['spots'], () => Promise.resolve(`read ${(reads += 1)}`));
  expect(await Promise.all([read(), read()])).toEqual(['read 1', 'read 1']);
  cache.invalidate('team');
  expect(await read()).toBe('read 1');
  cache.invalidate('spots');
  expect(await read()).toBe('read 2');
  now = new Date(1001);
  expect(await read()).toBe('read 3');
});

it('never returns what began before an invalidation', async () => {
  const cache = open();
  let answer: (output: string) => void = () => undefined;
  const before = cache.get('key', ['spots'], () => new Promise((resolve) => (answer = resolve)));
  cache.invalidate('spots');
  const after = cache.get('key', ['spots'], () => Promise.resolve('current'));
  answer('outdated');
  expect([await before, await after]).toEqual(['outdated', 'current']);
  expect(await cache.get('key', ['spots'], () => Promise.reject(new Error('read again')))).toBe(
    'current',
  );
});

it('caches no failure', async () => {
  const cache = open();
  await expect(
    cache.get('key', ['spots'], () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away');
  expect(await cache.get('key', ['spots'], () => Promise.resolve('there'))).toBe('there');
});

it('reads again from the instant at which an output becomes wrong', async () => {
  now = new Date(0);
  const cache = new OutputCache<Date>({
    clock: { now: () => now },
    maxEntries: 10,
    maxAgeMs: 1000,
    changesAt: (output) => output,
  });
  let reads = 0;
  const read = () => cache.get('key', ['spots'], async () => new Date((reads += 1) * 100));
  await read();
  now = new Date(99);
  expect(await read()).toEqual(new Date(100));
  now = new Date(100);
  expect(await read()).toEqual(new Date(200));
});
