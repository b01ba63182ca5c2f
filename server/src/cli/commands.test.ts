import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openOutsideProvider } from '../test/payments/outside-provider.ts';
import { CARDS, intentIdOf } from '../test/payments/payments-caller.ts';
import { createDatabase } from '../test/database/postgres.ts';
import { freePort } from '../test/process/free-port.ts';
import { QUICK_NODE } from '../test/process/product-process.ts';
import { addOwnSpot, visit } from '../test/process/visitor.ts';

// these tests run the built programs
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

/** A data location for the engine of this run. */
async function installation(name: string): Promise<Env> {
  const dir = { DATA_DIR: at(name) };
  if (process.env['TEST_DATABASE'] !== 'postgres') return dir;
  return { ...dir, DATABASE_URL: await createDatabase(inject('postgresUrl')) };
}

interface Ended {
  code: number;
  output: string;
}

const command = (env: Env, ...args: string[]) => run('cli.js', env, ...args);

async function run(name: string, env: Env, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...QUICK_NODE, program(name), ...args],
      { env: { ...baseEnv, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
      },
    );
    children.add(child);
  });
}

async function serve(env: Env): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...QUICK_NODE, program('main.js')], {
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

interface Session {
  status: number;
  idToken: string;
  refreshToken: string;
}

async function identity(url: string, call: string): Promise<Session> {
  const answer = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=wayfarer-web`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    },
  );
  const tokens = (await answer.json()) as Omit<Session, 'status'>;
  return { ...tokens, status: answer.status };
}

async function renewed(url: string, refreshToken: string): Promise<string> {
  const address = `${url}/securetoken.googleapis.com/v1/token?key=wayfarer-web`;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const answer = await fetch(address, { method: 'POST', body });
  return ((await answer.json()) as { id_token: string }).id_token;
}

async function accountStatus(url: string, idToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${url}/api/account`, { headers })).status;
}

/** The keys that verify tokens, newest first. */
async function publishedKeys(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}

/** Adds spots until it is stopped or reaches the limit per minute. Returns the acknowledged names. */
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
      if (answer.status === 429) return; // a fast machine reaches the limit per minute
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
      const rotated = await command(here, 'rotate-keys');
      expect(rotated).toMatchObject({ code: 0 });
      expect(rotated.output).toMatch(/Codes on vouchers .* no longer work/);
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
    'replace the keys of a leaked secret: its tokens become invalid, refresh tokens stay valid, and the output says who must sign in again [incident leaked APP_SECRET]',
    async () => {
      const first = { APP_SECRET: 'the first secret, which somebody has read' };
      const second = { APP_SECRET: 'the second secret, which nobody has read' };
      const port = { PORT: String(await freePort()) };
      const here = { ...(await installation('leaked')), ...port };
      const running = await serve({ ...here, ...first });
      const { idToken, refreshToken } = await identity(running.url, 'signUp');
      const refused = await command({ ...here, ...first }, 'rotate-keys', '--new-secret');
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringMatching(/running .*stop it/),
      });
      await stop(running.child);

      const wrong = await run('main.js', { ...here, ...second });
      expect(wrong).toMatchObject({
        code: 1,
        output: expect.stringMatching(/did not start: APP_SECRET does not decrypt/),
      });
      const examined = await command({ ...here, ...second }, 'doctor');
      expect(examined.output).toMatch(/WRONG +signing keys: APP_SECRET does not decrypt/);
      const kept = await command({ ...here, ...second }, 'rotate-keys');
      expect(kept).toMatchObject({
        code: 1,
        output: expect.stringContaining('APP_SECRET does not'),
      });

      const done = await command({ ...here, ...second }, 'rotate-keys', '--new-secret');
      expect(done).toMatchObject({
        code: 0,
        output: expect.stringContaining('signing keys are deleted'),
      });
      expect(done.output).toContain('must sign in again');
      const again = await serve({ ...here, ...second });
      expect(await accountStatus(again.url, idToken)).toBe(401);
      expect(await accountStatus(again.url, await renewed(again.url, refreshToken))).toBe(200);
      await stop(again.child);
    },
    LONG_MS,
  );

  it(
    'compare the payments with the card provider’s, whether or not the product is running [incident ledger and provider disagree]',
    async () => {
      const provider = await openOutsideProvider();
      try {
        const here = { ...(await installation('compared')), ...provider.env };
        const running = await serve(here);
        const ada = await visit(running.url, 'ada@example.com');
        const { body: booking } = await ada.book(await addOwnSpot(ada, 50_000, 'usd'));
        const { clientSecret } = (await ada.open(booking._id)).body;
        await provider.confirm(clientSecret, CARDS.succeeds);
        const payment_intent = intentIdOf(clientSecret);
        expect(await ada.save(booking._id, payment_intent)).toMatchObject({ status: 201 });
        const agreed = await command(here, 'reconcile');
        expect(agreed).toMatchObject({ code: 0, output: expect.stringContaining('They agree.') });

        await provider.stripe.refunds.create({ payment_intent });
        const kind = 'gone_back_otherwise';
        const found = await command(here, 'reconcile', '--since', '2026-01-01', '--json');
        expect(found.code).toBe(1);
        expect(JSON.parse(found.output)).toMatchObject({ charges: 1, differences: [{ kind }] });
        const examined = await command(here, 'doctor');
        expect(examined.output).toMatch(
          /WRONG +ledger: the payment .*\n +-> run: npm run reconcile/,
        );
        expect(await command(here, 'backup', '--out', at('compared.gz'))).toMatchObject({
          code: 0,
        });
        await stop(running.child);

        expect(await command(here, 'reconcile')).toMatchObject({
          code: 1,
          output: expect.stringMatching(
            /DIFFERS +the payment .* does not show the amount that was returned/,
          ),
        });
        const restored = await command(here, 'restore', '--from', at('compared.gz'), '--force');
        expect(restored.code).toBe(0);
        expect(restored.output).toMatch(/DIFFERS[\s\S]*Start Wayfarer: it adopts/);
      } finally {
        await provider.close();
      }
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
      // command-line.test.ts tests the rejected command lines
      const { code, output } = await command({}, 'backup', '--nothing');
      expect(code).toBe(2);
      expect(output).toContain("Unknown option '--nothing'");
      expect(output).toContain('npm run backup -- --out FILE');
    },
    LONG_MS,
  );
});
