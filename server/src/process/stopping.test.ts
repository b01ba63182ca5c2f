import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { spotInput } from '../test/factories.ts';
import { createDatabase } from '../test/database/postgres.ts';
import { startProduct, type StartedProduct } from '../test/process/product-process.ts';
import { addOwnSpot, visit } from '../test/process/visitor.ts';

const LANES = 6;
/** A busy process may refuse a request with a 503, but it doesn't break a connection. */
const ANSWERS: unknown[] = [200, 201, 503];

let dataDir: string;
let databaseUrl: string | undefined;
let product: StartedProduct;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfarer-stopping-'));
  if (process.env['TEST_DATABASE'] === 'postgres')
    databaseUrl = await createDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await product.kill();
  await rm(dataDir, { recursive: true, force: true });
});

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

interface Outcome {
  /** The status, or the error code of a broken connection. */
  answer: number | string;
  id: string | undefined;
}

/** The connection is kept for the next request, as browsers and proxies do. */
async function ask(agent: Agent, token: string, { method, path, body }: Call): Promise<Outcome> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = request(`${product.origin}/api${path}`, { method, agent, headers });
  sent.end(body && JSON.stringify(body));
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await answer.toArray()).join('');
    const { _id } = JSON.parse(text) as { _id?: string };
    return { answer: answer.statusCode ?? 0, id: _id };
  } catch (error) {
    return { answer: (error as NodeJS.ErrnoException).code ?? String(error), id: undefined };
  }
}

/** The server has the request's head and has asked for the body. */
async function askSlowly(token: string, path: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    expect: '100-continue',
  };
  const sent = request(`${product.origin}/api${path}`, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async (body: object) => {
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  };
}

it('SIGTERM under load: begun requests are answered and kept, then the process ends', async () => {
  const database: Record<string, string> =
    databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
  product = startProduct(0, database);
  await product.ready;
  const ada = await visit(product.origin, 'ada@example.com');
  const spot = await addOwnSpot(ada, 50_000, 'usd');
  const calls: Call[] = [
    { method: 'POST', path: '/allSpots', body: spotInput() },
    { method: 'GET', path: `/allSpots/${spot._id}` },
    { method: 'GET', path: '/account' },
  ];
  const before: Outcome[] = [];
  const after: Outcome[] = [];
  const state = { stopping: false };
  const lane = async (call: Call) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const list = state.stopping ? after : before;
      const outcome = await ask(agent, ada.token(), call);
      list.push(outcome);
      if (typeof outcome.answer === 'string') break;
    }
    agent.destroy();
  };
  const lanes = Array.from({ length: LANES }, (_, n) => calls[n % calls.length]).map(
    (call) => call && lane(call),
  );
  await expect.poll(() => before.length, { timeout: 30_000 }).toBeGreaterThan(LANES * 5);

  const finish = await askSlowly(ada.token(), '/allSpots');
  state.stopping = true;
  const ended = product.stop();
  expect(ANSWERS).toContain(await finish(spotInput()));
  expect(await ended).toBe(0);
  await Promise.all(lanes);
  const cut = before.filter(({ answer }) => !ANSWERS.includes(answer));
  expect(cut).toEqual([]);
  expect(before.map(({ answer }) => answer)).toEqual(expect.arrayContaining([200, 201]));
  // later requests are also answered, until the port is closed
  const odd = after.filter(({ answer }) => typeof answer === 'number' && !ANSWERS.includes(answer));
  expect(odd).toEqual([]);

  const data = { dir: dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const db = await openDatabase(data, pino({ level: 'silent' }));
  const { rows } = await db.sql.query<{ id: string }>('select id from spots');
  await db.close();
  const stored = new Set(rows.map(({ id }) => id));
  const acknowledged = [...before, ...after].filter(({ answer }) => answer === 201);
  expect(acknowledged.filter(({ id = '' }) => !stored.has(id))).toEqual([]);
}, 120_000);
