import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let port: number;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  world = await createTestApp({
    env: { METRICS_TOKEN: 'a-token-of-the-metrics' },
    onLog: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  owner = await world.createTraveler();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const sent = get({ host: '127.0.0.1', port, path, headers, agent: false });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** A response without the headers that differ for each request. */
function lasting({ headers, ...rest }: Got) {
  const { date: _date, 'x-request-id': _id, ...kept } = headers;
  return { ...rest, headers: kept };
}

it('returns the same response as the router, without calling it, and reports it', async () => {
  await addSpot(owner, { spot: 'Front Bay' });
  const path = '/api/allSpots?search=front';
  const first = await ask(path);
  const long = vi.spyOn(world.app.responseCache, 'get');
  lines.length = 0;
  const second = await ask(path);
  expect(long).not.toHaveBeenCalled();
  expect(lasting(second)).toEqual(lasting(first));
  expect(JSON.parse(second.text)).toMatchObject([{ spot: 'Front Bay' }]);
  expect(second.headers['content-security-policy']).toContain("default-src 'none'");
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(lines).toMatchObject([
    {
      msg: 'request',
      reqId: second.headers['x-request-id'],
      method: 'GET',
      route: '/api/allSpots',
      status: 200,
    },
  ]);
  const { text } = await ask('/metrics', { authorization: 'Bearer a-token-of-the-metrics' });
  expect(text).toMatch(
    /duration_seconds_count\{method="GET",route="\/api\/allSpots",status="200"\} 2/,
  );
});

it('recognizes each way in which an address is requested, with its response', async () => {
  const path = '/api/allSpots?search=ways';
  await addSpot(owner, { spot: 'Ways Bay', description: 'A long way. '.repeat(200) });
  const ways: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }, { accept: '*/*' }];
  for (const way of ways) await ask(path, way);
  const long = vi.spyOn(world.app.responseCache, 'get');
  const encodings: unknown[] = [];
  for (const way of ways) encodings.push((await ask(path, way)).headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'br', undefined]);
  expect(long).not.toHaveBeenCalled();
});

it('leaves requests for more than the plain response to the router', async () => {
  const path = '/api/team';
  const plain = await ask(path);
  await ask(path);
  const long = vi.spyOn(world.app.responseCache, 'get');
  const etag = plain.headers.etag ?? '';
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
  expect(long).toHaveBeenCalledTimes(1);
  await ask(path, { 'accept-encoding': 'br' });
  expect(long).toHaveBeenCalledTimes(2);
  // private responses are never cached
  expect((await ask('/api/bookings', { authorization: `Bearer ${owner.token}` })).status).toBe(200);
  expect((await ask('/api/bookings')).status).toBe(401);
});

const differing = /^(?:date|x-request-id)$/i;

/** The headers, without the values that differ in each response. */
function headOf({ rawHeaders }: IncomingMessage): string[] {
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    lines.push(`${name}: ${differing.test(name) ? '(its own)' : value}`);
  }
  return lines.sort();
}

it('returns the same head on a kept connection, except for its date and id', async () => {
  const path = '/api/allSpots?search=head';
  await addSpot(owner, { spot: 'Head Bay' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: IncomingMessage[] = [];
  const askKept = async (headers: Record<string, string> = {}) => {
    const sent = get({ host: '127.0.0.1', port, path, agent, headers });
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of answer) text += String(part);
    expect(JSON.parse(text)).toMatchObject([{ spot: 'Head Bay' }]);
    answers.push(answer);
    return answer;
  };
  for (let n = 0; n < 4; n += 1) await askKept();
  const [first, ...others] = answers.map(headOf);
  for (const other of others) expect(other).toEqual(first);
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
  for (const { headers } of answers) {
    expect(headers.connection).toBe('keep-alive');
    expect(Math.abs(Date.now() - Date.parse(headers.date ?? ''))).toBeLessThan(5000);
  }
  expect((await askKept({ connection: 'close' })).headers.connection).toBe('close');
  agent.destroy();
});

it('answers many simultaneous requests in their order', async () => {
  const paths = ['/api/team', '/api/allSpots?search=ways'];
  for (const path of paths) await ask(path);
  const socket = connect(port, '127.0.0.1');
  const close = 'connection: close\r\n';
  const all = [...paths, ...paths, ...paths];
  const last = all.length - 1;
  const sent = all.map(
    (path, at) => `GET ${path} HTTP/1.1\r\nhost: a\r\n${at === last ? close : ''}\r\n`,
  );
  socket.write(sent.join(''));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const bodies = Buffer.concat(parts)
    .toString()
    .split(/(?=HTTP\/1\.1 200 OK\r\n)/)
    .map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4));
  const expected = new Map<string, string>();
  for (const path of paths) expected.set(path, (await ask(path)).text);
  expect(bodies).toEqual(all.map((path) => expected.get(path)));
});

it('drops a response as soon as its content changes, or gets old', async () => {
  const path = '/api/allSpots?search=changing';
  await ask(path);
  await addSpot(owner, { spot: 'Changing Cove' });
  expect(JSON.parse((await ask(path)).text)).toMatchObject([{ spot: 'Changing Cove' }]);
  await ask(path);
  const long = vi.spyOn(world.app.responseCache, 'get');
  world.clock.advance(3_600_000);
  await ask(path);
  expect(long).toHaveBeenCalledOnce();
});
