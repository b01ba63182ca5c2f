import { describe, expect, it } from 'vitest';
import {
  errorsOfNoStory,
  errorsOfNoTest,
  failedStories,
  failedTests,
  failureLines,
  toldTwice,
} from './failures.mjs';

const stats = { expected: 1, unexpected: 0, flaky: 0 };

describe('what failed', () => {
  it('of the unit tests: tests, and files that did not load', () => {
    const times = { startTime: 0, endTime: 1, status: 'failed' };
    const testResults = [
      {
        ...times,
        name: '/here/some.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'a works' },
          { status: 'failed', fullName: 'b works', failureMessages: ['not equal'] },
        ],
      },
      { ...times, name: '/here/broken.test.ts', message: 'no such module', assertionResults: [] },
    ];
    expect(failedTests({ numPassedTests: 1, numFailedTests: 1, testResults }, '/here')).toEqual([
      { title: 'some.test.ts > b works', message: 'not equal' },
      { title: 'broken.test.ts', message: 'no such module' },
    ]);
    expect(failedTests(undefined, '/here')).toEqual([]);
  });

  it('of the unit tests: errors of none of them', () => {
    const stack = 'Error: late\n    at there.ts:3:1\n    at here.ts:1:1';
    expect(errorsOfNoTest([{ message: 'late', stack }, { message: 'odd' }])).toEqual([
      { title: 'there.ts:3:1', message: 'late' },
      { title: 'somewhere', message: 'odd' },
    ]);
    expect(errorsOfNoTest(undefined)).toEqual([]);
  });

  it('of the stories: those that failed at the last try, and those that passed at it', () => {
    const spec = (/** @type {string} */ status, /** @type {string[][]} */ ...tries) => ({
      title: `is ${status}`,
      tests: [
        {
          status,
          projectName: 'phone',
          results: tries.map((messages) => ({ errors: messages.map((message) => ({ message })) })),
        },
      ],
    });
    const inner = { title: 'a group', specs: [spec('unexpected', ['first'], ['timeout', 'why'])] };
    const specs = [spec('expected', []), spec('flaky', ['once'], [])];
    const report = { stats, errors: [], suites: [{ title: 'a file', specs, suites: [inner] }] };
    expect(failedStories(report)).toEqual([
      { title: '[phone] is unexpected', message: 'timeout\nwhy' },
    ]);
    expect(toldTwice(report)).toEqual(['  [phone] is flaky']);
    expect([failedStories(undefined), toldTwice(undefined)]).toEqual([[], []]);
  });

  it('of the stories: errors of none of them', () => {
    const location = { file: '/here/e2e/fixtures.ts', line: 46 };
    const errors = [{ message: 'the server wrote', location }, { value: '1' }];
    expect(errorsOfNoStory({ stats, errors }, '/here')).toEqual([
      { title: 'e2e/fixtures.ts:46', message: 'the server wrote' },
      { title: 'somewhere', message: '1' },
    ]);
    expect(errorsOfNoStory(undefined, '/here')).toEqual([]);
  });
});

describe('the end of a failed run', () => {
  const failures = (/** @type {number} */ count, message = 'odd') =>
    Array.from({ length: count }, (_, index) => ({ title: `f${index}`, message }));
  const long = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');

  it('says each message without colors, blank lines and the stack', () => {
    const message = '\u001B[31mError: expected 1\u001B[39m\n\n- 2\n+ 1\n    at there.ts:3\n  more';
    expect(failureLines({ Stories: [{ title: 'a story', message }], Tests: [] })).toEqual([
      'Stories:',
      '  a story',
      '      Error: expected 1',
      '      - 2',
      '      + 1',
      '        more',
    ]);
    expect(failureLines({ Stories: [], Tests: [] })).toEqual([]);
  });

  it('names those of many that it does not tell, and counts the others', () => {
    const lines = failureLines({ Stories: failures(12) });
    expect(lines.filter((line) => line === '      odd')).toHaveLength(5);
    expect(lines.slice(-3)).toEqual(['  f8', '  f9', '  and 2 more']);
    expect(failureLines({ Stories: failures(10) }).at(-1)).toBe('  f9');
  });

  it('is short, however much failed', () => {
    expect(failureLines({ Stories: failures(1, long) })).toHaveLength(2 + 40);
    expect(failureLines({ Stories: failures(2, long) })).toHaveLength(1 + 2 + 60);
    const all = { a: failures(99, long), b: failures(99, long), c: failures(99, long) };
    expect(failureLines(all).length).toBeLessThan(100);
    const [, , line] = failureLines({ Stories: failures(1, 'x'.repeat(9999)) });
    expect(line?.length).toBeLessThan(500);
  });
});
