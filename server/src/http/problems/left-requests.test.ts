import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { waitingUploads } from '../../test/pictures/uploading.ts';

interface Line {
  level: number;
  msg: string;
  route?: string;
}

const INFO = 30;
const lines: Line[] = [];
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ onLog: (line) => lines.push(JSON.parse(line) as Line) });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

/** Sends a part of a body, and disconnects. */
async function leave(method: string, path: string, headers: Record<string, string>): Promise<void> {
  const { port } = world.app.server.address() as AddressInfo;
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, 'content-length': 1000, expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  await new Promise((resolve) => sent.write('{', resolve));
  sent.on('error', () => undefined).destroy();
}

it.each([
  ['JSON', 'POST', '/api/contactMessages', 'application/json'],
  ['a file', 'PUT', '/api/pictures', 'image/jpeg'],
])(
  'a client that leaves while it sends %s isn’t a failure of ours',
  async (_what, method, path, type) => {
    const { token } = await world.createTraveler();
    lines.splice(0);
    await leave(method, path, { authorization: `Bearer ${token}`, 'content-type': type });
    await expect
      .poll(() => lines.map(({ msg, route }) => [msg, route]))
      .toContainEqual(['the client disconnected', path]);
    expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
    await expect.poll(() => waitingUploads(world)).toEqual([]);
  },
);
