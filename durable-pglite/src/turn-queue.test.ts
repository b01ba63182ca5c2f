import { expect, it, vi } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

it('the wait for a turn follows from those who wait and from how long turns take', async () => {
  const queue = new TurnQueue(100);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let turn = 1; turn <= 200; turn += 1) {
    await queue.take();
    now.mockReturnValue(turn * 20);
    queue.release();
  }
  now.mockRestore();
  expect(queue.waitMs).toBe(0);
  const turns = Array.from({ length: 64 }, () => queue.take());
  expect(queue.waitMs).toBe(0); // one has its turn, 63 wait
  turns.push(...Array.from({ length: 7 }, () => queue.take()));
  expect(queue.waitMs).toBeCloseTo(1400, 0);
  for (const turn of turns) {
    await turn;
    queue.release();
  }
  expect([queue.waitMs, queue.idle]).toEqual([0, true]);
});
