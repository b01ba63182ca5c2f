import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PictureStoreUnavailableError, type PictureStore } from '../../picture-ports.ts';
import { BUCKET, bucketOf, startS3Server, type S3Server } from '../../test/pictures/s3-server.ts';
import { diskPictures } from './disk-pictures.ts';
import { s3Pictures } from './s3-pictures.ts';

let folder: string;
let storage: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-pictures-'));
  storage = await startS3Server();
});
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  storage.objects.clear();
  storage.faults = [];
  storage.requests = 0;
  storage.pageSize = 1000;
});

const content = Buffer.from('bytes of a picture: \0\u00ff & <more>'.repeat(500), 'latin1');
const patient = { timeoutMs: 300, tries: 3, pauseMs: 1 };
const inBucket = () => s3Pictures(bucketOf(storage), patient);
const namesIn = async (store: PictureStore) => {
  const names: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    expect(Number.isNaN(storedAt.getTime())).toBe(false);
    names.push(name);
  }
  return names.sort();
};

const KINDS: [string, () => PictureStore][] = [
  ['on disk', () => diskPictures(join(folder, 'kept'))],
  ['in a bucket', inBucket],
];

describe.each(KINDS)('a store %s', (_kind, open) => {
  it('stores, returns, lists and deletes files', async () => {
    const store = open();
    expect(await namesIn(store)).toEqual([]);
    expect([await store.get('ab12-480.webp'), await store.has('ab12-480.webp')]).toEqual([
      null,
      false,
    ]);
    await store.put('ab12-480.webp', content);
    await store.put('cd34-480.avif', Buffer.from('other'));
    await store.put('cd34-480.avif', Buffer.from('other'));
    expect(Buffer.from((await store.get('ab12-480.webp')) ?? [])).toEqual(content);
    expect(await store.has('cd34-480.avif')).toBe(true);
    expect(await namesIn(store)).toEqual(['ab12-480.webp', 'cd34-480.avif']);
    await store.delete('ab12-480.webp');
    await store.delete('ab12-480.webp');
    await store.delete('cd34-480.avif');
    expect(await namesIn(store)).toEqual([]);
  });
});

describe('on disk', () => {
  it('an interrupted upload isn’t a picture, but is listed, so that it gets cleaned up', async () => {
    const store = diskPictures(join(folder, 'cut'));
    await store.put('ab12-480.webp', content);
    const room = join(folder, 'cut', 'ab');
    expect(await readdir(room)).toEqual(['ab12-480.webp']);
    const left = join(room, '.unfinished-1');
    await writeFile(left, 'half');
    await utimes(left, new Date(0), new Date(0));
    const found = [];
    for await (const file of store.list()) found.push(file);
    expect(found).toContainEqual({ name: '.unfinished-1', storedAt: new Date(0) });
  });
});

describe('in a bucket', () => {
  it('stores the content type with the file, in a folder of ours', async () => {
    await inBucket().put('ab12-480.avif', content);
    expect([...storage.objects].map(([key, { type }]) => [key, type])).toEqual([
      ['pictures/ab12-480.avif', 'image/avif'],
    ]);
  });

  it('lists all files, even if one response can’t contain them', async () => {
    storage.pageSize = 2;
    const names = ['a1-480.webp', 'b2-480.webp', 'c3-480.webp', 'd4-480.webp', 'e5-480.webp'];
    for (const name of names) await inBucket().put(name, Buffer.from(name));
    expect(await namesIn(inBucket())).toEqual(names);
  });

  it('survives temporary failures: silence, a 500, a broken connection', async () => {
    storage.faults = ['broken', 'silent'];
    await inBucket().put('ab12-480.webp', content);
    storage.faults = ['hung-up'];
    await inBucket().put('cd34-480.webp', content);
    expect([...storage.objects.values()].map((one) => one.content.equals(content))).toEqual([
      true,
      true,
    ]);
    storage.faults = ['cut', 'broken'];
    expect(Buffer.from((await inBucket().get('ab12-480.webp')) ?? [])).toEqual(content);
  });

  it('never returns half a file as a whole one [incident a bucket that gives half a file]', async () => {
    await inBucket().put('ab12-480.webp', content);
    storage.faults = ['cut', 'cut', 'cut'];
    await expect(inBucket().get('ab12-480.webp')).rejects.toThrow(PictureStoreUnavailableError);
  });

  it('gives up on a server that stays silent', async () => {
    storage.faults = ['silent', 'silent', 'silent'];
    await expect(inBucket().has('ab12-480.webp')).rejects.toThrow(PictureStoreUnavailableError);
    expect(storage.requests).toBe(3);
  });

  it('reports a wrong key or bucket at once, without the file’s content', async () => {
    const wrong = { ...bucketOf(storage), secretAccessKey: 'not-the-secret' };
    const denied = s3Pictures(wrong, patient).put('ab12-480.webp', content);
    await expect(denied).rejects.toThrow(PictureStoreUnavailableError);
    await expect(denied).rejects.toMatchObject({
      cause: { message: 'the storage answered 403 SignatureDoesNotMatch' },
    });
    expect(storage.requests).toBe(1);
    const elsewhere = s3Pictures({ ...bucketOf(storage), bucket: `${BUCKET}-2` }, patient);
    await expect(namesIn(elsewhere)).rejects.toThrow(PictureStoreUnavailableError);
  });
});
