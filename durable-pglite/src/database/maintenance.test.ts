import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import type { Engine } from '../engine/engine.ts';
import { Maintenance } from './maintenance.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const limits = { checkpointMs: 60_000, checkpointWalBytes: 1000, vacuumIdleMs: 5_000 };

/** An engine whose checkpoints end when the test decides. */
function openMaintenance() {
  const asked: string[] = [];
  const checkpoints: (() => void)[] = [];
  const maintain = async (text: string) => {
    asked.push(text);
    if (text === 'checkpoint') await new Promise<void>((resolve) => checkpoints.push(resolve));
    return { rows: [], rowCount: 0 };
  };
  const engine = { session: 1, storage: { syncs: 0, walBytes: 0 } };
  const sink = vi.fn<() => void>();
  const maintenance = new Maintenance(
    { maintain } as unknown as Database,
    engine as unknown as Engine,
    limits,
    sink,
  );
  return { maintenance, engine, asked, checkpoints };
}

it('looks once after the start, when there is rest, whatever little was changed', async () => {
  const { maintenance, asked } = openMaintenance();
  maintenance.activity(0);
  await vi.advanceTimersByTimeAsync(3_000);
  maintenance.activity(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked[1]).toContain('relallvisible');
  maintenance.activity(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  maintenance.stop();
});

it('vacuums again after a vacuum that became overdue met a checkpoint', async () => {
  const { maintenance, engine, asked, checkpoints } = openMaintenance();
  // Statements without a pause, until the vacuum is overdue and can't be postponed any longer.
  for (let second = 0; second <= 602; second += 1) {
    maintenance.activity(1000);
    await vi.advanceTimersByTimeAsync(1000);
  }
  engine.storage.walBytes = 2000;
  maintenance.activity(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(['checkpoint']);
  checkpoints.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  maintenance.activity(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(3);
  expect(asked[2]).toContain('n_dead_tup');
  maintenance.stop();
});
