import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countUnfinished } from './unfinished.ts';

const LONG_MS = 60_000;

let app: FastifyInstance;
let ends: ReturnType<typeof countUnfinished>;
let steps: EventEmitter;
beforeEach(() => {
  steps = new EventEmitter();
  app = Fastify({ forceCloseConnections: 'idle' });
  ends = countUnfinished(app);
  app.addHook('preHandler', async (request) => {
    if (request.headers['x-refused'] !== undefined) throw new Error('refused');
  });
  app.get('/quick', async () => 'done');
  app.get('/slow', async () => {
    const ended = once(steps, 'end');
    steps.emit('begun');
    const [result] = (await ended) as [unknown];
    if (result instanceof Error) throw result;
    return result;
  });
});
afterEach(() => app.close());

/** Sends a request, disconnects while its handler runs, and closes the server. */
async function leave(): Promise<void> {
  const begun = once(steps, 'begun');
  const sent = get(`${await app.listen({ host: '127.0.0.1', port: 0 })}/slow`);
  sent.on('error', () => undefined);
  await begun;
  sent.destroy();
  await app.close();
}

it.each([
  ['an answer', 'done'],
  ['nothing', undefined],
  ['an error', new Error('failed')],
])('work for a client that has left is waited for, and may end with %s', async (_what, result) => {
  await leave();
  let ended = false;
  const waiting = ends(LONG_MS).then(() => (ended = true));
  await ends(1);
  expect(ended).toBe(false);
  steps.emit('end', result);
  await waiting;
});

it('nothing is waited for after responses, refusals and unknown addresses', async () => {
  const statuses = [
    await app.inject('/quick'),
    await app.inject({ url: '/quick', headers: { 'x-refused': '1' } }),
    await app.inject('/nowhere'),
    await app.inject({ url: '/quick', method: 'HEAD' }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 500, 404, 200]);
  const from = performance.now();
  await ends(LONG_MS);
  expect(performance.now() - from).toBeLessThan(LONG_MS);
});
