import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

/** Independent of the product's settings. */
const WITHIN_MS = 20_000;
const EACH_KIND = 50;
const HEAD = 'POST /api/webhooks/stripe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const KINDS = {
  'a header that never ends': `${HEAD}x-slow: `,
  'a body that never ends': `${HEAD}content-length: 5000\r\n\r\n{"name":"`,
  'chunks that never end': `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
  'nothing at all': '',
};

let world: TestApp;
let port: number;
beforeAll(async () => {
  world = await createTestApp();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

interface Ended {
  answer: string;
  ms: number;
}

/** Sends a beginning, then a byte now and then, until the server ends the connection. */
function linger(beginning: string): Promise<Ended> {
  return new Promise((resolve) => {
    const from = performance.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const byte = beginning.includes('chunked') ? '1\r\nx\r\n' : 'x';
    const dripping = setInterval(() => {
      if (beginning !== '' && socket.writable) socket.write(byte);
    }, 1000);
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => socket.destroy()); // a byte that arrived while the server was closing
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ answer, ms: performance.now() - from });
    });
  });
}

it(
  'two hundred clients that never finish a request are disconnected, and others are served in the meantime',
  { timeout: 60_000 },
  async () => {
    const slow = Object.values(KINDS).flatMap((beginning) =>
      Array.from({ length: EACH_KIND }, () => linger(beginning)),
    );
    const meanwhile = new AbortController();
    const ended = Promise.all(slow).finally(() => meanwhile.abort());
    const statuses: number[] = [];
    while (!meanwhile.signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/team`);
      statuses.push(answer.status, (await world.anonymous.get('/allSpots/facets')).status);
      await pause(500);
    }
    const all = await ended;
    expect(all).toHaveLength(200);
    expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(WITHIN_MS);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThan(5);
    for (const { answer } of all)
      expect(answer).toMatch(/^(?:HTTP\/1\.1 408 [^]*"request_timeout"|$)/);
  },
);
