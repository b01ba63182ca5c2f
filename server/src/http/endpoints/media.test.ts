import { bytes, endpoint, media } from '@wayfarer/contract/schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { AppContext } from '../../context.ts';
import '../fastify-types.ts';
import { jsonBodies } from './bodies/json-bodies.ts';
import { mountPublic } from './mount.ts';

const call = (method: 'GET' | 'POST', path: string) =>
  ({ method, path, auth: 'public', group: 'Bookings' }) as const;
const asText = endpoint(call('GET', '/text'), {
  summary: '',
  response: media('text/calendar'),
});
const asBytes = endpoint(call('GET', '/bytes'), {
  summary: '',
  response: media('application/pdf'),
});
const asStream = endpoint(call('GET', '/stream'), {
  summary: '',
  response: media('text/csv'),
});
const asEndless = endpoint(call('GET', '/endless'), {
  summary: '',
  response: media('text/csv'),
});
const upload = endpoint(call('POST', '/upload'), {
  summary: '',
  body: bytes('image/jpeg', 1000),
  response: z.object({ sum: z.number() }),
});

let app: FastifyInstance;

async function* lines() {
  yield 'a,b\n';
  yield 'é,1\n';
}

const PIECE = 'x'.repeat(64 * 1024);
const endless = { made: 0, ended: false };
async function* piecesForEver() {
  try {
    for (;;) {
      endless.made += 1;
      yield PIECE;
    }
  } finally {
    endless.ended = true;
  }
}

beforeAll(async () => {
  // the reader that gave up leaves a connection that counts as busy: waiting for it would take 70 s
  app = Fastify({ forceCloseConnections: true });
  app.decorate('context', {} as AppContext);
  jsonBodies(app);
  mountPublic(app, asText, async (_context, _input, answer) => {
    answer.header('content-disposition', 'attachment; filename="trip.ics"');
    return 'BEGIN:VCALENDAR';
  });
  mountPublic(app, asBytes, async () => new Uint8Array([37, 80, 68, 70]));
  mountPublic(app, asStream, async () => lines());
  mountPublic(app, asEndless, async () => piecesForEver());
  mountPublic(app, upload, async (_context, { body }) => ({
    sum: body.reduce((sum, byte) => sum + byte, 0),
  }));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });
const post = (type: string, payload: Buffer) =>
  app.inject({ method: 'POST', url: '/api/upload', headers: { 'content-type': type }, payload });

it('a text is sent with its media type and the handler’s headers', async () => {
  const { headers, body } = await get('/api/text');
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="trip.ics"',
    'cache-control': 'private, no-store',
  });
  expect(body).toBe('BEGIN:VCALENDAR');
});

it('bytes are sent unchanged', async () => {
  const { headers, rawPayload } = await get('/api/bytes');
  expect(headers['content-type']).toBe('application/pdf');
  expect([...rawPayload]).toEqual([37, 80, 68, 70]);
});

it('a stream is sent piece by piece, without a length', async () => {
  const { headers, body } = await get('/api/stream');
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(headers['content-length']).toBeUndefined();
  expect(body).toBe('a,b\né,1\n');
});

it('an upload arrives unchanged, within its size and only of its type', async () => {
  const sent = await post('image/jpeg', Buffer.from([0, 255, 128]));
  expect([sent.statusCode, sent.json()]).toEqual([200, { sum: 383 }]);
  expect((await post('image/jpeg', Buffer.alloc(1001))).statusCode).toBe(413);
  expect((await post('application/json', Buffer.from('{}'))).statusCode).toBe(415);
});

it('a stream is produced only as fast as it is read, and stops when it is no longer read', async () => {
  const answer = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/endless`);
  const reader = answer.body?.getReader();
  for (let taken = 0; taken < 1024 * 1024;) {
    taken += ((await reader?.read())?.value as Uint8Array | undefined)?.byteLength ?? Infinity;
  }
  await reader?.cancel();
  await expect.poll(() => endless.ended).toBe(true);
  // at most the part that was read, the connection's buffers, and a little more
  expect(endless.made * PIECE.length).toBeLessThan(32 * 1024 * 1024);
});
