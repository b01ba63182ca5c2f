import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, slowestFiles, total } from './counts.mjs';

/** @param {string[]} statuses */
const file = (...statuses) => ({
  name: '/here/some.test.ts',
  startTime: 0,
  endTime: 1,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

/** @type {(passed: number, failed: number, files?: ReturnType<typeof file>[]) => import('./counts.mjs').VitestReport} */
const vitest = (numPassedTests, numFailedTests, files = [file('passed')]) => ({
  numPassedTests,
  numFailedTests,
  testResults: files,
});

/** @type {(expected: number, unexpected?: number, flaky?: number, errors?: import('./counts.mjs').PlaywrightError[]) => import('./counts.mjs').PlaywrightReport} */
const playwright = (expected, unexpected = 0, flaky = 0, errors = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

describe('the counts of a Vitest run', () => {
  it('are its tests', () => {
    expect(countVitest(vitest(5, 0), 0)).toEqual({ passed: 5, failed: 0 });
    expect(countVitest(vitest(4, 1, [file('passed', 'failed')]), 1)).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('have a failure for each file that did not load', () => {
    expect(countVitest(vitest(4, 1, [file('failed'), file(), file()]), 1)).toEqual({
      passed: 4,
      failed: 3,
    });
  });

  it('have a failure for an unhandled error next to passing tests', () => {
    expect(countVitest(vitest(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('have a failure where no test ran', () => {
    expect(countVitest(vitest(0, 0, []), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('are none where nothing was changed, and still fail where the run did', () => {
    const changed = { mayBeEmpty: true };
    for (const report of [undefined, vitest(0, 0, [])]) {
      expect(countVitest(report, 0, changed)).toEqual({ passed: 0, failed: 0 });
      expect(countVitest(report, 1, changed)).toEqual({ passed: 0, failed: 1 });
    }
    expect(countVitest(vitest(1, 0, [file('passed')]), 0, changed).passed).toBe(1);
  });
});

describe('the counts of a Playwright run', () => {
  it('are its tests', () => {
    expect(countPlaywright(playwright(7), 0)).toEqual({ passed: 7, failed: 0 });
    expect(countPlaywright(playwright(7, 2, 1), 1)).toEqual({ passed: 8, failed: 2 });
  });

  it('have a failure for each error outside a test, a bad exit, and an empty run', () => {
    expect(countPlaywright(playwright(7, 0, 0, [{ message: 'set-up' }]), 1)).toEqual({
      passed: 7,
      failed: 1,
    });
    expect(countPlaywright(playwright(7), 1)).toEqual({ passed: 7, failed: 1 });
    expect(countPlaywright(playwright(0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

it('adds up', () => {
  expect(
    total([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

it('names the slowest files, the slowest first', () => {
  const took = (/** @type {string} */ name, /** @type {number} */ endTime) =>
    Object.assign(file('passed'), { name: `/here/src/${name}.test.ts`, endTime });
  const files = [took('a', 1200), took('b', 65_400), took('c', 300)];
  expect(slowestFiles(vitest(3, 0, files), '/here', 2)).toEqual([
    '   65.4 s  src/b.test.ts',
    '    1.2 s  src/a.test.ts',
  ]);
  expect(slowestFiles(undefined, '/here', 2)).toEqual([]);
});
