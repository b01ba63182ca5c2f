import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../test/database/postgres.ts';
import { startProduct, type StartedProduct } from '../test/process/product-process.ts';

let dataDir: string;
let product: StartedProduct | undefined;
const taken = new Set<Socket>();
/** Accepts connections and stays silent. */
const silent = createServer((socket) => void taken.add(socket.on('error', () => undefined)));

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfarer-stopping-jobs-'));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  await product?.kill();
  taken.forEach((socket) => socket.destroy());
  silent.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('SIGTERM while a job waits for an answer that doesn’t come: the process ends in order', async () => {
  const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
  product = startProduct(0, {
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    MAIL_FROM: 'agency@example.com',
    ...(isPostgres
      ? { DATABASE_URL: await createDatabase(inject('postgresUrl')) }
      : { DATA_DIR: dataDir }),
  });
  await product.ready;
  const asked = once(silent, 'connection');
  const subscribed = await fetch(`${product.origin}/api/newsletterSubscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', consent: true }),
  });
  expect(subscribed.status).toBe(201);
  await asked;
  expect([await product.stop(), product.output()]).toEqual([
    0,
    expect.stringContaining('jobs did not end in time'),
  ]);
}, 120_000);
