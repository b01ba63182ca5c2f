import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as idled } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureDrawerBusyError, PictureRefusedError } from '../../../picture-ports.ts';
import { halves } from '../../../test/pictures/corpus.ts';
import { drawingProcess, type DrawingLimits } from './drawing-process.ts';

let folder: string;
let picture: string;
let large: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-drawing-'));
  [picture, large] = [join(folder, 'small'), join(folder, 'large')];
  await writeFile(picture, await halves(64, 48));
  await writeFile(large, await halves(6000, 6000));
});
afterAll(() => rm(folder, { recursive: true }));

const withDrawer = async (
  limits: Partial<DrawingLimits>,
  work: (drawer: ReturnType<typeof drawingProcess>) => Promise<void>,
) => {
  const drawer = drawingProcess({ queueMs: 60_000, drawMs: 60_000, ...limits });
  try {
    await work(drawer);
  } finally {
    await drawer.close();
  }
};

it('a picture that takes too long affects no other picture', async () => {
  await withDrawer({ drawMs: 1 }, async (drawer) => {
    const refused = await drawer.draw(large, 'png').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PictureRefusedError);
    expect(refused).toMatchObject({ fault: 'laborious' });
  });
  await withDrawer({}, async (drawer) => {
    expect((await drawer.draw(large, 'png')).sizes.map(({ width }) => width)).toEqual([480, 960, 1600]); // prettier-ignore
  });
});

it('a process that has ended is replaced for the next picture', async () => {
  await withDrawer({ idleMs: 0 }, async (drawer) => {
    for (let drawn = 0; drawn < 3; drawn += 1) {
      expect((await drawer.draw(picture, 'png')).sizes).toHaveLength(1);
      await idled(2); // fires after the timer that ends the idle process
    }
  });
});

it('a process that doesn’t start isn’t blamed on any picture', async () => {
  await withDrawer({ startMs: 0 }, async (drawer) => {
    await expect(drawer.draw(picture, 'png')).rejects.toThrow(PictureDrawerBusyError);
  });
});

it('accepts only a limited number of pictures, and draws one at a time', async () => {
  await withDrawer({ queue: 2 }, async (drawer) => {
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => drawer.draw(picture, 'png')),
    );
    expect(all.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 3 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
    expect(drawer.hasRoom).toBe(true);
  });
});

it('a picture that waited too long is no longer drawn', async () => {
  await withDrawer({ queueMs: 0 }, async (drawer) => {
    const [first, second] = await Promise.allSettled([
      drawer.draw(large, 'png'),
      drawer.draw(picture, 'png'),
    ]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
  });
});

it('AVIFs wait for uploads, and nothing is drawn after the end', async () => {
  const drawer = drawingProcess({ drawMs: 60_000 });
  const upload = drawer.draw(picture, 'png');
  await expect(drawer.drawAvif(Buffer.alloc(0), 64)).rejects.toThrow(PictureDrawerBusyError);
  const { master } = await upload;
  expect((await drawer.drawAvif(master, 64)).length).toBeGreaterThan(100);
  await drawer.close();
  await expect(drawer.draw(picture, 'png')).rejects.toThrow(PictureDrawerBusyError);
});

it('a picture isn’t blamed if the product stops while it is drawn', async () => {
  const drawer = drawingProcess({ drawMs: 60_000 });
  const drawn = drawer.draw(large, 'png').catch((error: unknown) => error);
  await drawer.close();
  expect(await drawn).toBeInstanceOf(PictureDrawerBusyError);
});
