import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { createDatabase } from './test/postgres.ts';

// The program is the built one: the build comes before the tests.
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const DESTINATIONS = new URL('../../demo/destinations.json', import.meta.url);
const LONG_MS = 120_000;
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'info', PROCESSES: '2', ...env },
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, output: () => output };
}

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it(
  'two processes serve as one: same content, one replaced when it dies, all stopped in order',
  async () => {
    const { child, output } = run({ DATABASE_URL: await createDatabase(inject('postgresUrl')) });
    await expect.poll(output, { timeout: LONG_MS }).toMatch(/ready at http/);
    const site = /ready at (http:\S+)/.exec(output())?.[1] ?? '';
    // a connection of its own each time, so that both processes are asked
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${site}${path}`, {
        headers: { connection: 'close', ...headers },
      });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const ten = (path: string) => Promise.all(Array.from({ length: 10 }, () => get(path)));
    const servedBy = () => {
      const lines = output().matchAll(/^\{.*?"pid":(\d+).*"(?:url|route|path)"/gm);
      return [...new Set([...lines].map(([, pid]) => Number(pid)))];
    };

    const demo = JSON.parse(readFileSync(DESTINATIONS, 'utf8')) as unknown[];
    for (const text of await ten('/api/allSpots/facets')) {
      expect(JSON.parse(text)).toMatchObject({ siteTotal: demo.length });
    }
    await ten('/api/allSpots');
    await expect.poll(() => servedBy().length).toBe(2);
    const first = servedBy();
    expect(first).not.toContain(child.pid);

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
    // Sooner than kept answers grow old: the other process was told.
    await expect
      .poll(
        async () => (await ten('/api/allSpots')).every((text) => text.includes('Seen by both')),
        {
          timeout: 8000,
        },
      )
      .toBe(true);

    const [victim = 0, other = 0] = first;
    process.kill(victim, 'SIGKILL');
    await expect.poll(output, { timeout: 10_000 }).toMatch(/another one takes its place/);
    const replaced = async () => {
      await ten('/api/allSpots');
      return servedBy().filter((pid) => !first.includes(pid)).length;
    };
    await expect.poll(replaced, { timeout: LONG_MS, interval: 250 }).toBe(1);

    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect([...servedBy(), other].filter(alive)).toEqual([]);
  },
  3 * LONG_MS,
);

it(
  'says why when no process can start, and ends',
  async () => {
    const { child, output } = run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toContain('Wayfarer did not start');
  },
  LONG_MS,
);
