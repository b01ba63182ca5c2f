import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OwnPicture } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskPictures } from '../../adapters/pictures/disk-pictures.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import type { Database } from '../../db/database.ts';
import { createTestApp, openEmptyDatabase, type TestApp } from '../../test/app.ts';
import { halves } from '../../test/pictures/corpus.ts';
import { storedNames, upload } from '../../test/pictures/uploading.ts';
import { bucketOf, startS3Server } from '../../test/pictures/s3-server.ts';
import { storeToBackUp } from '../commands/backup.ts';
import { checkPictures, toldPictures } from './check-pictures.ts';
import { exportData } from '../data-files/export-data.ts';
import { importData } from '../data-files/import-data.ts';
import { compareWithStore } from './picture-lines.ts';

const quiet = () => undefined;
let folder: string;
let world: TestApp;
let picture: OwnPicture;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-lines-'));
  world = await createTestApp();
  picture = (await upload(world, await world.createTraveler(), await halves(600, 400))).body;
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const backup = (name: string) =>
  exportData(world.db, path.join(folder, name), quiet, new Date(), world.context.pictures);

async function restore(name: string, into: string, force = true) {
  const store = diskPictures(path.join(folder, into));
  const db: Database = await openEmptyDatabase();
  const file = path.join(folder, name);
  const order = { file, sets: await allMigrations(), force, progress: quiet, pictures: store };
  await importData(async () => db, order);
  return { db, store };
}

it('a backup contains every picture file, and a restore writes each as it was', async () => {
  expect((await backup('whole')).lostFiles).toBe(0);
  const { db, store } = await restore('whole', 'back');
  const names = await storedNames(world);
  expect(names).toHaveLength(3);
  for (const name of names) {
    expect(await store.get(name)).toEqual(await world.context.pictures.get(name));
  }
  expect(await compareWithStore(db.sql, store)).toEqual({ named: 3, missing: 0, unnamed: 0 });
  await db.close();
});

it('pictures in a bucket are included on request, and can be restored into any store', async () => {
  const storage = await startS3Server();
  const { pictures: ours } = world.context;
  const inBucket = { ...world.context.config.pictures, store: bucketOf(storage) }; // prettier-ignore
  expect(storeToBackUp(inBucket, false)).toBeNull();
  const bucket = storeToBackUp(inBucket, true);
  if (!bucket) throw new Error('there is no store');
  const names = await storedNames(world);
  for (const name of names) await bucket.put(name, (await ours.get(name)) ?? new Uint8Array());
  await exportData(world.db, path.join(folder, 'bucket'), quiet, new Date(), bucket);
  await storage.close();
  const { db, store } = await restore('bucket', 'out-of-bucket');
  for (const name of names) expect(await store.get(name)).toEqual(await ours.get(name));
  await db.close();
});

it('no file is written if rows are refused', async () => {
  await backup('refused');
  const store = diskPictures(path.join(folder, 'untouched'));
  const order = {
    file: path.join(folder, 'refused'),
    sets: await allMigrations(),
    progress: quiet,
  };
  const into = async () => world.db;
  await expect(importData(into, { ...order, force: false, pictures: store })).rejects.toThrow(
    /not empty|is running/,
  );
  for await (const { name } of store.list()) throw new Error(`${name} was written`);
});

it('the backup, the restore and the doctor report a lost file', async () => {
  const [name = ''] = await storedNames(world);
  const content = await world.context.pictures.get(name);
  await world.context.pictures.delete(name);
  expect((await backup('lost')).lostFiles).toBe(1);
  const { db, store } = await restore('lost', 'lost-back');
  const found = await compareWithStore(db.sql, store);
  expect(found).toEqual({ named: 3, missing: 1, unnamed: 0 });
  const [finding] = await checkPictures(world.context.config, () => found);
  expect(finding).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('1 of 3 picture files'),
  });
  await db.close();
  if (content) await world.context.pictures.put(name, content);
  expect(picture.width).toBe(600);
});

it('the doctor reports machines that share a database but not the pictures', async () => {
  const { config } = world.context;
  const all = { named: 3, missing: 0, unnamed: 2 };
  const states = async (databaseUrl: string) => {
    const elsewhere = { ...config, data: { ...config.data, databaseUrl } };
    return (await checkPictures(elsewhere, () => all)).map(({ state }) => state);
  };
  expect(await states('postgres://db.internal/wayfarer')).toEqual(['ok', 'warning']);
  expect(await states('postgres://localhost/wayfarer')).toEqual(['ok']);
  const failing = () => Promise.reject(new Error('403'));
  expect(await checkPictures(config, failing)).toMatchObject([{ state: 'wrong' }]);
});

it('the doctor says nothing about files that an older product doesn’t count', async () => {
  const { config } = world.context;
  const says = (told: unknown) => checkPictures(config, () => toldPictures(told));
  expect(await says(undefined)).toEqual([]);
  expect(await says({ named: 3, missing: 0, unnamed: 0 })).toMatchObject([
    { state: 'ok', says: 'all of their 3 files are in the store' },
  ]);
});
