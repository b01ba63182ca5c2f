import { expect, it } from 'vitest';
import { OverloadedError } from '../http/guards/load-shedding.ts';
import { RenderQueue } from './render-queue.ts';

it('renders two pages at once, lets 32 wait, refuses more, and continues after a failure', async () => {
  const queue = new RenderQueue();
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const render = (fails: boolean) =>
    queue.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      if (fails) throw new Error('no page');
      return 'a page';
    });
  const pages = Array.from({ length: 34 }, (_, index) => render(index === 0));
  const settled = Promise.allSettled(pages);
  await expect(render(false)).rejects.toThrow(OverloadedError);
  for (let ended = 0; ended < pages.length; ended += 1) {
    await expect.poll(() => ends.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(0);
    ends.shift()?.();
  }
  const results = await settled;
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 33 }, () => 'fulfilled'),
  ]);
  expect(most).toBe(2);
});
