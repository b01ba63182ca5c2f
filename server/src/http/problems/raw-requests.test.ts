import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

let world: TestApp;
let port: number;
const routes: unknown[] = [];
beforeAll(async () => {
  world = await createTestApp({
    onLog: (line) => {
      const { route, msg } = JSON.parse(line) as { route?: unknown; msg?: string };
      if (msg === 'request') routes.push(route);
    },
  });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

/** Sends bytes; resolves to everything received until the server ends the connection. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (received += part.toString()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}

/** A request in the body of another one. */
const HIDDEN = 'GET /api/review HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
const POST = 'POST /api/contactMessages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('two interpretations of where a request ends', () => {
  it.each([
    [
      'length and chunks',
      `${POST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'chunks and length',
      `${POST}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'two lengths',
      `${POST}content-length: 0\r\ncontent-length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ],
    ['a list of lengths', `${POST}content-length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['a signed length', `${POST}content-length: +0\r\n\r\n${HIDDEN}`],
    ['a length in hex', `${POST}content-length: 0x0\r\n\r\n${HIDDEN}`],
    ['a space before the colon', `${POST}content-length : 0\r\n\r\n${HIDDEN}`],
    ['an unknown encoding', `${POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      'chunked, but not last',
      `${POST}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'two encodings',
      `${POST}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['a folded header', `${POST}x: 1\r\n content-length: 0\r\n\r\n${HIDDEN}`],
    ['a bare line feed', `${POST}x: 1\ncontent-length: 0\n\n${HIDDEN}`],
    ['a bare carriage return', `${POST}x: 1\rcontent-length: 0\r\r${HIDDEN}`],
    ['NUL in a header', `${POST}x: \0\r\ncontent-length: 0\r\n\r\n${HIDDEN}`],
    ['a chunk of negative size', `${POST}transfer-encoding: chunked\r\n\r\n-1\r\n${HIDDEN}`],
    ['a chunk with a bad end', `${POST}transfer-encoding: chunked\r\n\r\n1\r\nab${HIDDEN}`],
  ])('%s: refused, and nothing of the rest is a request', async (_what, bytes) => {
    routes.length = 0;
    const answer = await raw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
    expect(answer).toMatch(/connection: close/i);
    expect(routes).not.toContain('/api/review');
  });

  it('don’t exist if the body has the announced length', async () => {
    routes.length = 0;
    const inside = await raw(
      `${POST}connection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunked(HIDDEN)}`,
    );
    expect(inside).toMatch(/^HTTP\/1\.1 400 /);
    expect(inside.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
    expect(routes).toEqual(['/api/contactMessages']);
    // two separate requests get two responses, so the test above would have seen a second one
    const two = await raw(`GET /api/team HTTP/1.1\r\nhost: x\r\n\r\n${HIDDEN}`);
    expect(two.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(routes).toContain('/api/review');
  });
});

describe('an invalid request', () => {
  it.each([
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 'HACK /api/team HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['no host', 'GET /api/team HTTP/1.1\r\n\r\n'],
    ['an unknown version', 'GET /api/team HTTP/9.9\r\nhost: x\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n'],
    [
      'another protocol on top',
      'GET /api/bookings HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
    ],
  ])('%s gets a refusal or nothing', async (_what, bytes) => {
    const answer = await raw(Buffer.from(bytes, 'latin1'));
    expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    expect(answer).not.toContain('evil.example');
  });

  it('for an address of another site isn’t forwarded there', async () => {
    const answer = await raw(
      'GET http://evil.example/api/team HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    );
    expect(answer).not.toContain('evil.example');
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /);
  });

  it.each([
    [
      '40 KB of headers',
      `GET /api/team HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    [
      'ten thousand headers',
      `GET /api/team HTTP/1.1\r\nhost: x\r\n${'a: 1\r\n'.repeat(10_000)}\r\n`,
      431,
    ],
    ['a 20 KB address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    [
      'TRACE',
      'TRACE /api/team HTTP/1.1\r\nhost: x\r\nsecret: echo-me\r\nconnection: close\r\n\r\n',
      405,
    ],
    ['rubbish', 'echo-me\r\n\r\n', 400],
  ])('%s: the one error body, and nothing of what was sent', async (_what, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).not.toMatch(/echo-me|aaaa/);
    expect(answer).toContain('"code"');
  });

  it('HEAD is GET without the body', async () => {
    const answer = await raw('HEAD /api/team HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*content-length: 2\r\n[^]*\r\n\r\n$/);
  });
});
