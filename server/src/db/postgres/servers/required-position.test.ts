import { expect, it, vi } from 'vitest';
import type { LogPosition } from './log-position.ts';
import { RequiredPosition } from './required-position.ts';

function position(lsn: string): LogPosition {
  return { system: '1', database: 'wayfarer', timeline: 1, lsn };
}

it('is requested once, and again after a change and when it is old', async () => {
  let now = 0;
  let asked = 0;
  const ask = async () => position(`0/${(asked += 1)}`);
  const required = new RequiredPosition(ask, () => now);
  const lsn = async () => (await required.current())?.lsn;
  expect([await lsn(), await lsn()]).toEqual(['0/1', '0/1']);
  required.outdate();
  expect([await lsn(), await lsn()]).toEqual(['0/2', '0/2']);
  now = 9999;
  expect(await lsn()).toBe('0/2');
  now = 10_000;
  expect(await lsn()).toBe('0/3');
});

it('never uses the result of a request that began before the change', async () => {
  const answers: ((lsn: string) => void)[] = [];
  const required = new RequiredPosition(
    () => new Promise((resolve) => answers.push((lsn) => resolve(position(lsn)))),
  );
  const before = required.current();
  required.outdate();
  const after = required.current();
  answers[1]?.('0/2');
  answers[0]?.('0/1');
  expect([(await before)?.lsn, (await after)?.lsn]).toEqual(['0/1', '0/2']);
  expect((await required.current())?.lsn).toBe('0/2');
});

it('is unknown while the primary doesn’t answer, and then requested again', async () => {
  const ask = vi.fn<() => Promise<LogPosition>>().mockRejectedValueOnce(new Error('away'));
  ask.mockResolvedValue(position('0/5'));
  const required = new RequiredPosition(ask);
  expect(await required.current()).toBeNull();
  expect((await required.current())?.lsn).toBe('0/5');
});
