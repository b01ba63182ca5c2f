import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { cutOffSlowBodies } from './slow-bodies.ts';

afterEach(() => vi.useRealTimers());

it('a slow call in process isn’t cut off, because its body is complete', async () => {
  const app = fastify();
  cutOffSlowBodies(app);
  let answer: (text: string) => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    app.post('/slow', () => {
      resolve();
      return new Promise((done) => (answer = done));
    });
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = app.inject({ method: 'POST', url: '/slow', payload: { some: 'body' } });
  await begun;
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  answer('done');
  expect((await asked).payload).toBe('done');
  await app.close();
});

it('nor is one whose body is read only after a long wait, for example for the database', async () => {
  const app = fastify();
  cutOffSlowBodies(app);
  let goOn: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    app.addHook('preParsing', () => {
      resolve();
      return new Promise<undefined>((done) => (goOn = () => done(undefined)));
    });
  });
  app.post('/late', (request) => request.body);
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = app.inject({ method: 'POST', url: '/late', payload: { some: 'body' } });
  await begun;
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  goOn();
  expect((await asked).json()).toEqual({ some: 'body' });
  await app.close();
});
