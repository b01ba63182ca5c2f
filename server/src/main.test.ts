import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from './test/postgres.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const STARTING_MS = 120_000;

let dataDir: string;
let databaseUrl: string | undefined;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfarer-main-'));
  if (process.env['TEST_DATABASE'] === 'postgres')
    databaseUrl = await createDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  url: string;
  output(): string;
}

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, output: () => output };
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const { child, output } = run({ ...database, ...env });
  await expect
    .poll(() => (child.exitCode === null ? output() : `ended: ${output()}`), {
      timeout: STARTING_MS,
    })
    .toMatch(/ready at http|ended/);
  const url = /ready at (http:\S+)/.exec(output())?.[1];
  if (url === undefined) throw new Error(`Wayfarer did not start: ${output()}`);
  return { child, url, output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}

/** A second process on the same PostgreSQL takes the first one's tokens, and the first one its. */
async function sessionHoldsBeside(
  url: string,
  session: { localId: string; renewed: string; refreshToken: string },
): Promise<void> {
  const { localId, renewed, refreshToken } = session;
  const beside = await start({ PUBLIC_URL: url });
  expect(await accountOf(beside.url, renewed)).toMatchObject({ _id: localId });
  const there = await refresh(beside.url, refreshToken);
  expect(await accountOf(url, there)).toMatchObject({ _id: localId });
  expect(await end(beside.child, 'SIGTERM')).toBe(0);
}

// The process is the built one: the build comes before the tests.
describe('the process', () => {
  it(
    'starts, keeps what it acknowledged through kill -9, sessions too, and stops in order',
    async () => {
      const first = await start();
      expect(first.output()).toContain('TEST MODE');
      const { localId, idToken, refreshToken } = await signUp(first.url);
      // The port was chosen at the start, and everything that names the site names that port.
      expect(claimsOf(idToken)['iss']).toBe(`${first.url}/identity/wayfarer`);
      const { port } = new URL(first.url);
      expect(Number(port)).toBeGreaterThan(0);
      const made = await fetch(`${first.url}/api/allSpots`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          spot: 'Kept',
          country: 'Chile',
          average_cost: '$5',
          image: 'https://x.yz/a.png',
        }),
      });
      expect(made.status).toBe(201);
      const { _id } = (await made.json()) as { _id: string };
      await end(first.child, 'SIGKILL');

      const second = await start({ PORT: port });
      const kept = await fetch(`${second.url}/api/allSpots/${_id}`);
      expect(kept.status).toBe(200);
      expect(await accountOf(second.url, idToken)).toMatchObject({ _id: localId });
      const renewed = await refresh(second.url, refreshToken);
      if (databaseUrl !== undefined) {
        await sessionHoldsBeside(second.url, { localId, renewed, refreshToken });
      }
      expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
      expect(await end(second.child, 'SIGTERM')).toBe(0);
    },
    2 * STARTING_MS,
  );

  it('refuses an unusable configuration with one message', async () => {
    const { child, output } = run({ MODE: 'production', PORT: 'x' });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toMatch(
      /PORT must be[\s\S]*PUBLIC_URL is required[\s\S]*APP_SECRET is required/,
    );
  });
});

function claimsOf(token: string): Record<string, unknown> {
  const [, body = ''] = token.split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
}

async function signUp(url: string) {
  const answer = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=wayfarer-web`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'kept@example.com',
        password: 'Correct!horse7',
        returnSecureToken: true,
      }),
    },
  );
  return (await answer.json()) as { localId: string; idToken: string; refreshToken: string };
}

async function refresh(url: string, refreshToken: string): Promise<string> {
  const answer = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=wayfarer-web`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(answer.status).toBe(200);
  const { id_token: idToken } = (await answer.json()) as { id_token: string };
  return idToken;
}

async function accountOf(url: string, idToken: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${url}/api/account`, { headers })).json();
}
