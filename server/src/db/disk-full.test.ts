import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Booking } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type StartedProduct } from '../test/product-process.ts';
import { addOwnSpot, visit } from '../test/visitor.ts';

const FULL_DISK = new URL('../test/full-disk.mjs', import.meta.url);

let folder: string;
let product: StartedProduct;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-full-'));
});
afterAll(async () => {
  await product.kill();
  await rm(folder, { recursive: true, force: true });
});

it('a full disk: writes are 503, reads go on, and what was acknowledged is what is there', async () => {
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
  const stored = async () => {
    const { status, body } = await ada.call<Booking[]>('GET', '/bookings');
    expect(status).toBe(200);
    return body.map(({ _id }) => _id).sort();
  };
  expect(await book()).toBe(201);

  await writeFile(flag, '');
  // Pages that are there already take a few more.
  const statuses: number[] = [];
  while (!statuses.includes(503) && statuses.length < 500) statuses.push(await book());
  expect([...new Set(statuses)].sort()).toEqual([201, 503]);
  const refused = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      spotId: spot._id,
      travelSpot: spot.spot,
      travelCountry: spot.country,
      travelCost: spot.average_cost,
      travelName: 'Ada Traveller',
      travelDate: '2090-06-15',
      travelDuration: 3,
    }),
  });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  for (const read of ['/api/allSpots?sort=price', `/api/allSpots/${spot._id}`, '/readyz', '/']) {
    expect([read, (await fetch(origin + read)).status]).toEqual([read, 200]);
  }
  expect(await stored()).toEqual([...acknowledged].sort());

  await rm(flag);
  expect([await book(), await book()]).toEqual([201, 201]);
  await product.kill();
  product = startProduct(Number(new URL(origin).port), { DATA_DIR: dataDir });
  await product.ready;
  expect(await stored()).toEqual([...acknowledged].sort());
}, 120_000);
