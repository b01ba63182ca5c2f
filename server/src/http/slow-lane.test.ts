import { expect, it } from 'vitest';
import { SlowLane } from './slow-lane.ts';

it('parts of long work take turns, and one that fails delays no one', async () => {
  const lane = new SlowLane();
  const done: string[] = [];
  let running = 0;
  const work = async (name: string, parts: number) => {
    for (let part = 1; part <= parts; part += 1) {
      await lane.turn(async () => {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        done.push(`${name}${part}`);
      });
    }
  };
  const broken = lane.turn(() => Promise.reject(new Error('no')));
  await Promise.all([work('a', 2), work('b', 3), expect(broken).rejects.toThrow('no')]);
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'b3']);
});
