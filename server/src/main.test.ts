import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from './test/database/postgres.ts';
import { startProduct, type StartedProduct } from './test/process/product-process.ts';

const LONG_MS = 240_000;

let dataDir: string;
let databaseUrl: string | undefined;
const products = new Set<StartedProduct>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfarer-main-'));
  if (process.env['TEST_DATABASE'] === 'postgres')
    databaseUrl = await createDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await Promise.all([...products].map((product) => product.kill()));
  await rm(dataDir, { recursive: true, force: true });
});

function run(port: number, env: Record<string, string>): StartedProduct {
  const product = startProduct(port, { DATA_DIR: dataDir, ...env });
  products.add(product);
  return product;
}

async function start(port = 0, env: Record<string, string> = {}): Promise<StartedProduct> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const product = run(port, { ...database, ...env });
  await product.ready;
  return product;
}

/** On the same PostgreSQL, two processes accept each other's tokens. */
async function sessionHoldsBeside(
  url: string,
  session: { localId: string; renewed: string; refreshToken: string },
): Promise<void> {
  const { localId, renewed, refreshToken } = session;
  const beside = await start(0, { PUBLIC_URL: url });
  expect(await accountOf(beside.origin, renewed)).toMatchObject({ _id: localId });
  const there = await refresh(beside.origin, refreshToken);
  expect(await accountOf(url, there)).toMatchObject({ _id: localId });
  expect(await beside.stop()).toBe(0);
}

// these tests start the built product
describe('the process', () => {
  it(
    'starts, keeps acknowledged data through kill -9, including sessions, and stops in order',
    async () => {
      const first = await start();
      await first.says(/TEST MODE/);
      const { localId, idToken, refreshToken } = await signUp(first.origin);
      // the port was chosen at the start, and is part of every address
      expect(claimsOf(idToken)['iss']).toBe(`${first.origin}/identity/wayfarer`);
      const { port } = new URL(first.origin);
      expect(Number(port)).toBeGreaterThan(0);
      const made = await fetch(`${first.origin}/api/allSpots`, {
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
      await first.kill();

      const second = await start(Number(port));
      const kept = await fetch(`${second.origin}/api/allSpots/${_id}`);
      expect(kept.status).toBe(200);
      expect(await accountOf(second.origin, idToken)).toMatchObject({ _id: localId });
      const renewed = await refresh(second.origin, refreshToken);
      if (databaseUrl !== undefined) {
        await sessionHoldsBeside(first.origin, { localId, renewed, refreshToken });
      }
      expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
      expect(await second.stop()).toBe(0);
    },
    LONG_MS,
  );

  it('stops if another process took its data directory', async () => {
    const own = path.join(dataDir, 'taken');
    const product = run(0, { DATA_DIR: own });
    await product.ready;
    // as another process does when it believes that this one is dead
    await writeFile(path.join(own, 'owner.lock'), '{"token":"theirs"}');
    expect(await product.exited).toBe(0);
    expect(product.output()).toContain('another process took the data directory; stopping');
  });

  it('refuses an unusable configuration with one message', async () => {
    const product = run(0, { MODE: 'production', PORT: 'x' });
    expect(await product.exited).toBe(1);
    expect(product.output()).toMatch(
      /PORT must be[\s\S]*PUBLIC_URL is required[\s\S]*APP_SECRET is required/,
    );
  });
});

it('says that PostgreSQL is unavailable, without a password', async () => {
  const product = run(0, { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/x' });
  expect(await product.exited).toBe(1);
  expect(product.output()).toMatch(
    /PostgreSQL cannot be reached at DATABASE_URL \(connect ECONNREFUSED.*\); `npm run doctor` says more/,
  );
  expect(product.output()).not.toContain('hunter2');
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
