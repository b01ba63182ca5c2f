import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { estimateQueue } from './queue-estimate.ts';

it('the estimated wait for a connection follows from the number of waiting callers and the duration of uses', () => {
  const pool = Object.assign(new EventEmitter(), { waitingCount: 0, options: { max: 10 } });
  const estimatedQueueMs = estimateQueue(pool as unknown as pg.Pool);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let use = 1; use <= 200; use += 1) {
    const client = {};
    pool.emit('acquire', client);
    now.mockReturnValue(use * 50);
    pool.emit('release', undefined, client);
  }
  now.mockRestore();
  expect(estimatedQueueMs()).toBe(0);
  pool.waitingCount = 63;
  expect(estimatedQueueMs()).toBe(0);
  pool.waitingCount = 100;
  expect(estimatedQueueMs()).toBeCloseTo(500, 0);
});
