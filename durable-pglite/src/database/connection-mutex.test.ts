import { expect, it, vi } from 'vitest';
import { ConnectionMutex } from './connection-mutex.ts';

it('the wait for a turn follows from those who wait and from how long turns take', async () => {
  const mutex = new ConnectionMutex(100);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let turn = 1; turn <= 200; turn += 1) {
    await mutex.take();
    now.mockReturnValue(turn * 20);
    mutex.release();
  }
  now.mockRestore();
  expect(mutex.waitMs).toBe(0);
  const turns = Array.from({ length: 64 }, () => mutex.take());
  expect(mutex.waitMs).toBe(0); // one caller has its turn, 63 are waiting
  turns.push(...Array.from({ length: 7 }, () => mutex.take()));
  expect(mutex.waitMs).toBeCloseTo(1400, 0);
  for (const turn of turns) {
    await turn;
    mutex.release();
  }
  expect([mutex.waitMs, mutex.idle]).toEqual([0, true]);
});
