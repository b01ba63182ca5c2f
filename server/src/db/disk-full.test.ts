import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Booking } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingInput } from '../test/factories.ts';
import { startProduct, type StartedProduct } from '../test/process/product-process.ts';
import { addOwnSpot, visit } from '../test/process/visitor.ts';

const FULL_DISK = new URL('../test/process/full-disk.mjs', import.meta.url);

let folder: string;
let product: StartedProduct;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-full-'));
});
afterAll(async () => {
  await product.kill();
  await rm(folder, { recursive: true, force: true });
});

it('on a full disk, writes get 503, reads continue, and acknowledged data is kept', async () => {
  const flag = path.join(folder, 'full');
  const dataDir = path.join(folder, 'data');
  product = startProduct(0, {
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${FULL_DISK.href}`,
    FULL_DISK_ROOT: dataDir,
    FULL_DISK_FLAG: flag,
  });
  await product.ready;
  const { origin } = product;
  const ada = await visit(origin, 'ada@example.com');
  const spot = await addOwnSpot(ada, 50_000, 'usd');
  const acknowledged: string[] = [];
  const book = async () => {
    const { status, body } = await ada.book(spot);
    if (status === 201) acknowledged.push(body._id);
    return status;
  };
  // a busy process may refuse a request with a 503 for a moment, regardless of its disk
  const eventually = async (work: () => Promise<unknown>, wanted: unknown) =>
    await expect.poll(work, { timeout: 30_000 }).toEqual(wanted);
  const stored = async () => {
    const { body } = await ada.call<Booking[]>('GET', '/bookings');
    return Array.isArray(body) ? body.map(({ _id }) => _id).sort() : body;
  };
  await eventually(book, 201);

  await writeFile(flag, '');
  // existing pages can take a few more rows
  const full = () => /could not extend|53100/.test(product.output());
  for (let tries = 0; !full() && tries < 1000; tries += 1) await book();
  expect(full()).toBe(true);
  const refused = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify(bookingInput(spot)),
  });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  for (const read of ['/api/allSpots?sort=price', `/api/allSpots/${spot._id}`, '/readyz', '/']) {
    await eventually(async () => (await fetch(origin + read)).status, 200);
  }
  await eventually(stored, [...acknowledged].sort());

  await rm(flag);
  await eventually(book, 201);
  await product.kill();
  product = startProduct(Number(new URL(origin).port), { DATA_DIR: dataDir });
  await product.ready;
  await eventually(stored, [...acknowledged].sort());
}, 180_000);
