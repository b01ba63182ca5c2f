import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../test/postgres.ts';

// The programs are the built ones: the build comes before the tests.
const program = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const LONG_MS = 240_000;

let folder: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-commands-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

type Env = Record<string, string>;
const at = (name: string) => path.join(folder, name);
const baseEnv = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', SEED: 'none' };

/** Where one installation keeps its data, by the engine of this run. */
async function installation(name: string): Promise<Env> {
  const dir = { DATA_DIR: at(name) };
  if (process.env['TEST_DATABASE'] !== 'postgres') return dir;
  return { ...dir, DATABASE_URL: await createDatabase(inject('postgresUrl')) };
}

async function command(env: Env, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program('operate.js'), ...args],
      { env: { ...baseEnv, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
      },
    );
    children.add(child);
  });
}

async function serve(env: Env): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program('main.js')], {
    env: { ...baseEnv, PORT: '0', ...env },
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  await expect
    .poll(() => (child.exitCode === null ? output : `ended: ${output}`), { timeout: LONG_MS / 2 })
    .toMatch(/ready at http|ended/);
  const url = /ready at (http:\S+)/.exec(output)?.[1];
  if (url === undefined) throw new Error(`Wayfarer did not start: ${output}`);
  return { child, url };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const ACCOUNT = { email: 'kept@example.com', password: 'Correct!horse7', returnSecureToken: true };

async function identity(url: string, call: string): Promise<{ status: number; idToken: string }> {
  const answer = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=wayfarer-web`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  return { status: answer.status, idToken };
}

async function accountStatus(url: string, idToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${url}/api/account`, { headers })).status;
}

/** Ids of the keys that tokens are checked with, the newest first. */
async function publishedKeys(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}

/** Adds spots one after the other until it is told to stop; answers the names of those acknowledged. */
function keepWriting(url: string, idToken: string) {
  const acknowledged: string[] = [];
  const state = { writing: true };
  const finished = (async () => {
    while (state.writing) {
      const spot = `Spot ${acknowledged.length}`;
      const body = { spot, country: 'Chile', average_cost: '$5', image: 'https://x.yz/a.png' };
      const answer = await fetch(`${url}/api/allSpots`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status !== 201) throw new Error(`a write was answered ${answer.status}`);
      acknowledged.push(spot);
    }
  })();
  return {
    acknowledged,
    stop: () => {
      state.writing = false;
      return finished;
    },
  };
}

async function namesAt(url: string): Promise<string[]> {
  const spots = (await (await fetch(`${url}/api/allSpots`)).json()) as { spot: string }[];
  return spots.map(({ spot }) => spot);
}

describe('the commands of the operator', () => {
  it(
    'back up while the product serves and writes, and restore elsewhere',
    async () => {
      const here = await installation('here');
      const running = await serve(here);
      const { idToken } = await identity(running.url, 'signUp');
      const writer = keepWriting(running.url, idToken);
      await expect
        .poll(() => writer.acknowledged.length, { timeout: LONG_MS / 4 })
        .toBeGreaterThan(2);
      const before = [...writer.acknowledged];
      const made = await command(here, 'backup', '--out', at('backup'));
      await writer.stop();
      expect(made).toMatchObject({ code: 0, output: expect.stringContaining('and checked it') });
      expect((await readdir(at('here')).catch(() => [])).join()).not.toContain('snapshot');
      expect(await command(here, 'doctor')).toMatchObject({ code: 0 });
      const [kid] = await publishedKeys(running.url);
      expect(await command(here, 'rotate-keys')).toMatchObject({ code: 0 });
      const [newest, ...older] = await publishedKeys(running.url);
      expect(newest).not.toBe(kid);
      expect(older).toContain(kid);
      expect(await accountStatus(running.url, idToken)).toBe(200);
      const refused = await command(here, 'restore', '--from', at('backup'), '--force');
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringMatching(/running .*stop it/),
      });
      expect((await namesAt(running.url)).length).toBe(writer.acknowledged.length);
      await stop(running.child);

      const there = await installation('there');
      expect(await command(there, 'restore', '--from', at('backup'))).toMatchObject({ code: 0 });
      const again = await command(there, 'restore', '--from', at('backup'));
      expect(again).toMatchObject({
        code: 1,
        output: expect.stringContaining('not empty: --force'),
      });
      const restored = await serve(there);
      expect(await namesAt(restored.url)).toEqual(expect.arrayContaining(before));
      expect((await identity(restored.url, 'signInWithPassword')).status).toBe(200);
      await stop(restored.child);

      await truncate(at('backup'), 5000);
      const elsewhere = await installation('elsewhere');
      const damaged = await command(elsewhere, 'restore', '--from', at('backup'));
      expect(damaged).toMatchObject({
        code: 1,
        output: expect.stringMatching(/damaged.*Nothing was/),
      });
      expect(await readdir(folder)).not.toContain('elsewhere');
    },
    LONG_MS,
  );

  it(
    'explain themselves',
    async () => {
      const nowhere = await command({ DATA_DIR: at('nowhere') }, 'backup', '--out', at('x'));
      expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('no database in') });
      const unreachable = { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/x' };
      const away = await command(unreachable, 'backup', '--out', at('x'));
      expect(away).toMatchObject({ code: 1, output: expect.stringContaining('cannot be reached') });
      expect(away.output).not.toContain('hunter2');
      for (const args of [[], ['restore'], ['backup', '--nothing'], ['toString']]) {
        expect(await command({}, ...args)).toMatchObject({
          code: 2,
          output: expect.stringContaining('npm run backup -- --out FILE'),
        });
      }
    },
    LONG_MS,
  );
});
