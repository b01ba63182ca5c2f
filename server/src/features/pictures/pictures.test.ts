import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { TestPerson } from '../../test/people.ts';
import { TestClock } from '../../test/test-clock.ts';
import { CANARY, halves, talkativeFiles, type TalkativeFile } from '../../test/pictures/corpus.ts';
import { PictureDrawerBusyError } from '../../picture-ports.ts';
import { avifBoxes, webpChunks } from '../../test/pictures/served-chunks.ts';
import { served, storedNames, upload, waitingUploads } from '../../test/pictures/uploading.ts';

let world: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let corpus: TalkativeFile[];

beforeAll(async () => {
  world = await createTestApp();
  [owner, stranger] = [await world.createTraveler(), await world.createTraveler()];
  corpus = await talkativeFiles();
});
afterAll(() => world.close());

const DAY_MS = 24 * 60 * 60_000;
import { makeAvifs } from './make-avifs.ts';

const withType = (url: string, type: 'avif' | 'webp') => url.replace(/webp$/, type);
const inWidth = (url: string, width: number) => url.replace(/-\d+\./, `-${width}.`);

describe('an upload', () => {
  it('is stored in the widths that pages use, under names that never change', async () => {
    const { status, body } = await upload(world, owner, await halves(2000, 1000));
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      url: expect.stringMatching(/^\/media\/pictures\/[\da-f]{16}-1600\.webp$/),
      width: 1600,
      height: 800,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,600}$/),
    });
    for (const width of [480, 960, 1600]) {
      const file = await served(world, inWidth(body.url, width));
      expect(file.status).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(file.content).metadata()).toMatchObject({ width, height: width / 2 });
      const again = await world.app.inject({
        url: inWidth(body.url, width),
        headers: { 'if-none-match': String(file.headers['etag']) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    await expect.poll(() => waitingUploads(world)).toEqual([]);
    expect((await owner.get(`/pictures/${body._id}`)).body).toEqual(body);
  });

  it('is never enlarged', async () => {
    const { body } = await upload(world, owner, await halves(600, 300));
    expect(body.url).toMatch(/-600\.webp$/);
    expect((await served(world, inWidth(body.url, 480))).status).toBe(200);
    expect((await served(world, inWidth(body.url, 960))).status).toBe(404);
  });

  it('with a key is stored once', async () => {
    const headers = { 'idempotency-key': 'one-photograph' };
    const content = await halves(100, 80);
    const first = await upload(world, owner, content, headers);
    const again = await upload(world, owner, content, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await upload(world, owner, await halves(100, 60), headers);
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  it('belongs to its uploader, who alone can delete it [attack pictures of others]', async () => {
    const { body } = await upload(world, owner, await halves(100, 80));
    for (const call of [stranger.get, stranger.delete])
      expect((await call(`/pictures/${body._id}`)).status).toBe(404);
    expect((await world.anonymous.delete(`/pictures/${body._id}`)).status).toBe(401);
    expect((await owner.delete(`/pictures/${body._id}`)).body).toEqual({ deletedCount: 1 });
    expect((await served(world, body.url)).status).toBe(404);
    expect((await owner.get(`/pictures/${body._id}`)).status).toBe(404);
  });

  it('has the type of its bytes, whatever was announced', async () => {
    const { status } = await upload(world, owner, await halves(100, 80), {
      'content-type': 'image/gif; name="portrait.exe"',
    });
    expect(status).toBe(201);
  });
});

it('doesn’t serve a page that is hidden in a picture, which couldn’t run anyway [attack a picture that is a page as well]', async () => {
  const page = '<!doctype html><script>alert(document.domain)</script>';
  const photo = sharp(await halves(100, 80));
  const jpeg = await photo.clone().withMetadata({ exif: { IFD0: { ImageDescription: page } } }).jpeg().toBuffer(); // prettier-ignore
  for (const content of [
    Buffer.concat([jpeg, Buffer.from(page)]),
    Buffer.concat([await photo.clone().png().toBuffer(), Buffer.from(page)]),
    Buffer.concat([await photo.clone().webp().toBuffer(), Buffer.from(page)]),
  ]) {
    expect(content.includes(page)).toBe(true);
    const { body, status } = await upload(world, owner, content, {
      'content-type': 'image/svg+xml',
    });
    expect(status).toBe(201);
    const file = await served(world, body.url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect([file.content.includes('<script>'), file.content.includes('doctype')]).toEqual([
      false,
      false,
    ]);
  }
});

describe('the data in a file besides its picture', () => {
  it('exists in the files of these tests', async () => {
    const fileOf = (wanted: string) => {
      const found = corpus.find(({ name }) => name === wanted);
      if (!found?.content.includes(CANARY)) throw new Error(`no ${wanted} in the corpus`);
      return found.content;
    };
    for (const name of ['JPEG', 'PNG']) {
      const told = await exifr.parse(fileOf(name), { gps: true });
      expect([name, told.Make, told.latitude]).toEqual([name, 'CANARY-make', 48.858333333333334]);
    }
    expect(webpChunks(fileOf('WebP'))).toEqual(expect.arrayContaining(['ICCP', 'EXIF', 'XMP ']));
    expect(avifBoxes(fileOf('AVIF'))).toEqual(expect.arrayContaining(['item Exif', 'item mime']));
  });

  it('isn’t served, neither in WebP nor in AVIF [attack where a photograph was taken]', async () => {
    for (const { name, type, content } of corpus) {
      const { status, body } = await upload(world, owner, content, { 'content-type': type });
      expect([name, status]).toEqual([name, 201]);
      await world.runJob('make-avifs');
      const webp = await served(world, body.url);
      expect([name, ...new Set(webpChunks(webp.content))]).toEqual([name, 'VP8 ']);
      const avif = await served(world, withType(body.url, 'avif'));
      expect(avif.headers['content-type']).toBe('image/avif');
      const boxes = avifBoxes(avif.content);
      expect(boxes).toEqual(expect.arrayContaining(['item av01', 'av1C']));
      for (const told of ['item Exif', 'item mime', 'colr prof', 'colr rICC', 'uuid', 'free'])
        expect([name, boxes]).not.toEqual([name, expect.arrayContaining([told])]);
      expect(await exifr.parse(avif.content, true).catch(() => undefined)).toBeUndefined();
      const placeholder = Buffer.from(body.placeholder.split(',')[1] ?? '', 'base64');
      for (const file of [webp.content, avif.content, placeholder])
        expect([name, file.includes(CANARY)]).toEqual([name, false]);
    }
  });

  it('is applied: the picture is upright, and its colors suit any screen', async () => {
    for (const { name, content } of corpus) {
      const { body } = await upload(world, owner, content);
      expect([name, body.width, body.height]).toEqual([name, 320, 640]);
      const { content: webp } = await served(world, body.url);
      const { data } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (at: number) => [...data.subarray(at, at + 3)];
      const [top = [], bottom = []] = [pixel(320 * 3 * 10 + 480), pixel(320 * 3 * 600 + 480)];
      expect([name, top.indexOf(Math.max(...top))]).toEqual([name, 0]);
      expect([name, bottom.indexOf(Math.max(...bottom))]).toEqual([name, 2]);
    }
  });
});

describe('the AVIFs', () => {
  it('are made later; until then, their addresses serve the WebP, for a minute', async () => {
    const { body } = await upload(world, owner, await halves(1000, 500));
    const address = withType(inWidth(body.url, 480), 'avif');
    const before = await served(world, address);
    expect(before.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    });
    await world.runJob('make-avifs');
    const after = await served(world, address);
    expect(after.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const hash = /[\da-f]{16}/.exec(body.url)?.[0] ?? '';
    const names = (await storedNames(world)).filter((name) => name.startsWith(hash));
    expect(names).toEqual(
      ['1000', '480', '960'].flatMap((width) => [`${hash}-${width}.avif`, `${hash}-${width}.webp`]),
    );
  });

  it('are made even if uploads come first many times', async () => {
    const { body } = await upload(world, owner, await halves(120, 90));
    const { drawer } = world.context;
    const busy = Object.create(drawer) as typeof drawer;
    busy.drawAvif = () => Promise.reject(new PictureDrawerBusyError());
    for (let run = 0; run < 6; run += 1) await makeAvifs({ ...world.context, drawer: busy });
    await world.runJob('make-avifs');
    const { headers } = await served(world, withType(body.url, 'avif'));
    expect(headers['content-type']).toBe('image/avif');
  });

  it('are given up if the picture ends the process again and again, and it stays as it is', async () => {
    const { body } = await upload(world, owner, await halves(100, 80));
    const hash = /[\da-f]{16}/.exec(body.url)?.[0] ?? '';
    await world.context.pictures.put(`${hash}-master.webp`, Buffer.from('no picture'));
    for (let run = 0; run < 6; run += 1) await world.runJob('make-avifs');
    const { rows } = await world.db.sql.query(
      'select avif_state as state from pictures where id = $1',
      [body._id],
    );
    expect(rows).toEqual([{ state: 'failed' }]);
    expect((await served(world, withType(body.url, 'avif'))).headers['content-type']).toBe(
      'image/webp',
    );
  });
});

describe('an unused picture', () => {
  it('is deleted after a day, with its files', async () => {
    const { body } = await upload(world, owner, await halves(100, 80));
    world.clock.advance(DAY_MS - 1000);
    await world.runJob('delete-idle-pictures');
    expect((await served(world, body.url)).status).toBe(200);
    world.clock.advance(2000);
    await world.runJob('delete-idle-pictures');
    expect((await served(world, body.url)).status).toBe(404);
    const again = await world.anonymous.get(`/pictures/${body._id}`);
    expect(again.status).toBe(401);
    expect(await storedNames(world)).toEqual([]);
  });

  it('or a file without a row is deleted a day after it was written, and no other', async () => {
    // files are dated by the real time, which may be before the other tests' time
    const clock = new TestClock();
    clock.set(new Date());
    const dated = await createTestApp({ clock });
    const { body } = await upload(dated, await dated.createTraveler(), await halves(100, 80));
    await dated.context.pictures.put('0123456789abcdef-480.webp', Buffer.from('left behind'));
    await dated.runJob('sweep-picture-files');
    expect(await storedNames(dated)).toHaveLength(3);
    dated.clock.advance(2 * DAY_MS);
    await dated.runJob('sweep-picture-files');
    const hash = /[\da-f]{16}/.exec(body.url)?.[0] ?? '';
    expect(await storedNames(dated)).toEqual([`${hash}-100.webp`, `${hash}-master.webp`]);
    await dated.close();
  });
});

it('no other file can be reached through the addresses of pictures [attack other files through the addresses of pictures]', async () => {
  const { body } = await upload(world, owner, await halves(100, 80));
  const hash = /[\da-f]{16}/.exec(body.url)?.[0] ?? '';
  for (const name of [
    `${hash}-master.webp`,
    `${hash}-100.jpg`,
    '..%2fpgdata%2fPG_VERSION',
    '%2e%2e',
    `${hash}-100.webp%00`,
    `${hash.toUpperCase()}-100.webp`,
    '0000000000000000-480.webp',
  ]) {
    expect([name, (await served(world, `/media/pictures/${name}`)).status]).toEqual([name, 404]);
  }
});
