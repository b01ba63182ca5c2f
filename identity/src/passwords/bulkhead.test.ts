import { expect, it } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

/** A bulkhead whose tasks run until they are released; `turns` has the order in which they started. */
function openBench(limits: { concurrency: number; queue: number }) {
  const bulkhead = new Bulkhead(limits);
  const turns: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const settled: Promise<void>[] = [];
  const ask = (network: string) => {
    const work = () =>
      new Promise<void>((done) => {
        turns.push(network);
        running.push(done);
      });
    settled.push(bulkhead.run(network, work).catch(() => void refused.push(network)));
  };
  const finishAll = async () => {
    for (let done = running.shift(); done; done = running.shift()) {
      done();
      await new Promise(setImmediate);
    }
    await Promise.all(settled);
  };
  return { bulkhead, turns, refused, ask, finishAll };
}

it('lets networks take turns', async () => {
  const { turns, ask, finishAll } = openBench({ concurrency: 1, queue: 8 });
  for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) ask(network);
  await finishAll();
  expect(turns).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

it('takes the places of the longest line for those who have fewer, until lines are even', async () => {
  const { bulkhead, turns, refused, ask, finishAll } = openBench({ concurrency: 1, queue: 4 });
  for (let n = 0; n < 5; n += 1) ask('flood');
  expect(() => bulkhead.assertRoom('flood')).toThrow('RESOURCE_EXHAUSTED');
  expect(() => bulkhead.assertRoom('b')).not.toThrow();
  ask('b');
  ask('b');
  // Two calls of each network are waiting now.
  expect(() => bulkhead.assertRoom('b')).toThrow('RESOURCE_EXHAUSTED');
  ask('c');
  await finishAll();
  expect(refused).toHaveLength(3);
  expect(turns.toSorted()).toEqual(['b', 'b', 'c', 'flood', 'flood'].toSorted());
});

it('has all its places again afterward', async () => {
  const { turns, refused, ask, finishAll } = openBench({ concurrency: 2, queue: 2 });
  for (const network of ['a', 'a', 'a', 'a', 'b']) ask(network);
  await finishAll();
  expect(refused).toEqual(['a']);
  turns.length = 0;
  for (const network of ['a', 'a', 'a', 'a']) ask(network);
  await finishAll();
  expect([turns.length, refused.length]).toEqual([4, 1]);
});
