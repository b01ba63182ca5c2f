import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { afterAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../test/database/postgres.ts';
import { startProduct, type StartedProduct } from '../test/process/product-process.ts';

const DESTINATIONS = new URL('../../../demo/destinations.json', import.meta.url);
const LONG_MS = 120_000;
const METRICS_TOKEN = 'a-long-metrics-token';
const products = new Set<StartedProduct>();
afterAll(() => Promise.all([...products].map((product) => product.kill())));

function run(databaseUrl: string): StartedProduct {
  const env = {
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    LOG_LEVEL: 'info',
    PROCESSES: '2',
    METRICS_TOKEN,
  };
  const product = startProduct(0, env);
  products.add(product);
  return product;
}

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Uses a connection that a process has already accepted, because the supervisor assigns new ones. */
async function metricsWithoutSupervisor({ origin, pid = 0 }: StartedProduct): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const sent = request(`${origin}/metrics`, { agent, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return (await answer.toArray()).join('');
  };
  await get();
  process.kill(pid, 'SIGSTOP');
  try {
    return await get();
  } finally {
    process.kill(pid, 'SIGCONT');
    agent.destroy();
  }
}

it(
  'two processes serve as one: same content, one is replaced when it dies, all stop in order',
  async () => {
    const product = run(await createDatabase(inject('postgresUrl')));
    await product.ready;
    const site = product.origin;
    // a new connection for each request, so that both processes are asked
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${site}${path}`, {
        headers: { connection: 'close', ...headers },
      });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const ten = (path: string) => Promise.all(Array.from({ length: 10 }, () => get(path)));
    const servedBy = () => {
      const lines = product.output().matchAll(/^\{.*?"pid":(\d+).*"(?:url|route|path)"/gm);
      return [...new Set([...lines].map(([, pid]) => Number(pid)))];
    };

    const metrics = () => get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    const valuesOf = (text: string, sample: RegExp) =>
      [...text.matchAll(/^(\w+)\{(.*)\} (\S+)$/gm)]
        .filter(([line]) => sample.test(line))
        .map(([, , labels = '', value]) => ({
          process: /process="(\w+)"/.exec(labels)?.[1],
          value: Number(value),
        }));

    const demo = JSON.parse(readFileSync(DESTINATIONS, 'utf8')) as unknown[];
    for (const text of await ten('/api/allSpots/facets')) {
      expect(JSON.parse(text)).toMatchObject({ siteTotal: demo.length });
    }
    const bothServed = async () => {
      await ten('/api/allSpots');
      return servedBy().length;
    };
    await expect.poll(bothServed, { timeout: LONG_MS, interval: 250 }).toBe(2);
    const first = servedBy();
    expect(first).not.toContain(product.pid);

    // each process reports the metrics of all, labeled by process
    const facets = /_duration_seconds_count\{.*route="\/api\/allSpots\/facets"/;
    const counted = async () =>
      valuesOf(await metrics(), facets).reduce((total, { value }) => total + value, 0);
    await expect.poll(counted, { timeout: LONG_MS, interval: 250 }).toBe(10);
    const text = await metrics();
    expect(valuesOf(text, /^wayfarer_process_up/)).toEqual([
      { process: 'supervisor', value: 1 },
      { process: '1', value: 1 },
      { process: '2', value: 1 },
    ]);
    const memory = valuesOf(text, /^process_resident_memory_bytes/);
    expect(memory.map(({ process: name }) => name)).toEqual(['supervisor', '1', '2']);
    expect(memory.every(({ value }) => value > 10_000_000)).toBe(true);
    expect(text.match(/^# TYPE process_resident_memory_bytes gauge$/gm)).toHaveLength(1);

    const account = await fetch(
      `${site}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=wayfarer-web`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'both@example.com',
          password: 'Str0ng!pass',
          returnSecureToken: true,
        }),
      },
    );
    const { idToken } = (await account.json()) as { idToken: string };
    const made = await fetch(`${site}/api/allSpots`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        spot: 'Seen by both',
        country: 'Chile',
        average_cost: '$5',
        image: 'https://x.yz/a.png',
      }),
    });
    expect(made.status).toBe(201);
    // seen before cached responses expire, because the other process was notified
    await expect
      .poll(
        async () => (await ten('/api/allSpots')).every((text) => text.includes('Seen by both')),
        {
          timeout: 8000,
          interval: 250,
        },
      )
      .toBe(true);

    const [victim = 0, other = 0] = first;
    process.kill(victim, 'SIGKILL');
    await product.says(/another one takes its place/);
    const replaced = async () => {
      await ten('/api/allSpots');
      return servedBy().filter((pid) => !first.includes(pid)).length;
    };
    await expect.poll(replaced, { timeout: LONG_MS, interval: 250 }).toBe(1);
    const up = valuesOf(await metrics(), /^wayfarer_process_up/);
    expect(up.map(({ process: name }) => name)).toContain('3');
    expect(up).toHaveLength(3);

    expect(await metricsWithoutSupervisor(product)).toMatch(
      /wayfarer_process_up\{process="supervisor"\} 0\nwayfarer_process_up\{process="\d"\} 1\n/,
    );

    expect(await product.stop()).toBe(0);
    expect([...servedBy(), other].filter(alive)).toEqual([]);
  },
  3 * LONG_MS,
);

it(
  'says why if no process can start, and ends',
  async () => {
    const product = run('postgres://nobody@127.0.0.1:1/nothing');
    expect(await product.exited).toBe(1);
    expect(product.output()).toContain('Wayfarer did not start');
  },
  LONG_MS,
);
