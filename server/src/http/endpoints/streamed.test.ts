import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { endpoint, media } from '@wayfarer/contract/schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../../context.ts';
import '../fastify-types.ts';
import { jsonBodies } from './bodies/json-bodies.ts';
import { handleProblem } from '../problems/problem-handler.ts';
import { mountPublic } from './mount.ts';

const LIMIT_MS = 60_000;

const table = endpoint(
  { method: 'GET', path: '/table', auth: 'public', group: 'Bookings' } as const,
  { summary: '', response: media('text/csv') },
);

/** A stream whose pieces a test hands out one by one. */
class Tap {
  #ready: ((piece: string | null) => void)[] = [];
  #pieces: (string | null)[] = [];
  ended = false;

  give(piece: string | null): void {
    const wanted = this.#ready.shift();
    if (wanted) wanted(piece);
    else this.#pieces.push(piece);
  }

  #next(): Promise<string | null> {
    const [piece] = this.#pieces.splice(0, 1);
    if (piece !== undefined) return Promise.resolve(piece);
    return new Promise((resolve) => this.#ready.push(resolve));
  }

  async *flow(): AsyncGenerator<string> {
    try {
      for (;;) {
        const piece = await this.#next();
        if (piece === null) return;
        yield piece;
      }
    } finally {
      this.ended = true;
    }
  }
}

let app: FastifyInstance;
let pieces: () => AsyncIterable<string> | Promise<never>;
/** The response to the latest request. */
let raw: ServerResponse | undefined;
beforeEach(async () => {
  app = Fastify({ handlerTimeout: LIMIT_MS, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => void (raw = reply.raw));
  app.decorate('context', {} as AppContext);
  app.setErrorHandler(handleProblem);
  jsonBodies(app);
  mountPublic(app, table, async () => pieces());
  await app.ready();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

it('a table may take longer than the limit for responses while its bytes flow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tap = new Tap();
  pieces = () => tap.flow();
  const answer = app.inject('/api/table').then((whole) => whole);
  for (const line of ['1\n', '2\n', '3\n', '4\n']) {
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1000);
    tap.give(line);
  }
  tap.give(null);
  const { body, statusCode } = await answer;
  expect([statusCode, body]).toEqual([200, '1\n2\n3\n4\n']);
});

it('a table that falls silent is cut off, and never looks complete', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tap = new Tap();
  pieces = () => tap.flow();
  const answer = app.inject('/api/table').then(
    ({ body }) => body,
    () => 'cut off',
  );
  tap.give('1\n');
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 1000);
  expect(await answer).toBe('cut off');
});

it('a table that never begins is answered with a problem', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pieces = () => new Promise<never>(() => undefined);
  const answer = app.inject('/api/table').then((whole) => whole);
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 1000);
  const { body, statusCode } = await answer;
  expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: 'unavailable' }]);
});

/** Fails after its reader has the first piece; if it failed earlier, the response would be a problem. */
async function* failingAfter(arrival: Promise<unknown>) {
  yield 'a,b\r\n';
  await arrival;
  throw new Error('the database is gone');
}

it('a table that fails midway ends as a failure for its reader [attack an incomplete file taken for the books]', async () => {
  const reader = new EventEmitter();
  pieces = () => failingAfter(once(reader, 'arrival'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/table`);
  expect(answer.status).toBe(200);
  reader.emit('arrival');
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('nor does it look complete to a proxy that speaks HTTP/1.0, where an orderly end would be the end of the file', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  const arrival = once(socket, 'data');
  pieces = () => failingAfter(arrival);
  socket.write('GET /api/table HTTP/1.0\r\n\r\n');
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
});

it('a reader that disconnects ends the work', async () => {
  const tap = new Tap();
  pieces = () => tap.flow();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reading = new AbortController();
  tap.give('1\n');
  const answer = await fetch(`${address}/api/table`, { signal: reading.signal });
  reading.abort();
  await expect(answer.text()).rejects.toThrow('aborted');
  const ended = () => {
    tap.give('2\n');
    return tap.ended;
  };
  await expect.poll(ended).toBe(true);
});

const PIECE = 'x'.repeat(2 ** 20);
const PIECES = 64;

/** Gives an event loop with nothing else to do every chance to go on. */
async function manyTurns() {
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
}

it('a reader that stops reading stops the work, so that a file of any size takes the memory of a few pieces', async () => {
  let [given, mostHeld] = [0, 0];
  pieces = async function* () {
    for (; given < PIECES; given += 1) {
      mostHeld = Math.max(mostHeld, raw?.writableLength ?? 0);
      yield PIECE;
    }
  };
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write('GET /api/table HTTP/1.0\r\n\r\n');
  // Waits until the system's buffers are full, so that a piece stays in the server.
  await expect.poll(() => raw?.writableLength ?? 0).toBeGreaterThanOrEqual(PIECE.length / 2);
  await manyTurns();
  const ahead = given;
  await manyTurns();
  expect(given).toBe(ahead);
  expect(ahead).toBeLessThan(PIECES);
  let [read, end] = [0, ''];
  for await (const chunk of socket) {
    read += (chunk as Buffer).length;
    end = (chunk as Buffer).toString().slice(-1);
  }
  expect([given, end]).toEqual([PIECES, 'x']);
  expect(read).toBeGreaterThan(PIECES * PIECE.length);
  expect(mostHeld).toBeLessThanOrEqual(2 * PIECE.length);
});
