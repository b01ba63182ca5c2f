import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: VitestFile[],
 * }} VitestReport
 * @typedef {{
 *   name: string,
 *   status: string,
 *   startTime: number,
 *   endTime: number,
 *   message?: string,
 *   assertionResults: { status: string, fullName?: string, failureMessages?: string[] }[],
 * }} VitestFile times are milliseconds since the epoch
 * @typedef {{ title: string, specs?: { title: string, tests: { status: string, projectName: string }[] }[], suites?: Suite[] }} Suite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: unknown[],
 *   suites?: Suite[],
 * }} PlaywrightReport
 */

/**
 * Counts the results of a Vitest run. A file that failed outside its tests counts as one failure, and so does any other
 * reason for a failed run (an unhandled error, a failed set-up).
 * @param {VitestReport | undefined} report undefined if the run wrote none
 * @param {number} exitCode
 * @param {{ mayBeEmpty?: boolean }} [options] mayBeEmpty: allow a run without tests, as with `--changed`
 * @returns {Counts}
 */
export function countVitest(report, exitCode, { mayBeEmpty = false } = {}) {
  const ranNothing = report === undefined || report.testResults.length === 0;
  if (mayBeEmpty && exitCode === 0 && ranNothing) return { passed: 0, failed: 0 };
  if (!report) return noRun;
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return judged(report.numPassedTests, report.numFailedTests + brokenFiles.length, exitCode);
}

/**
 * Counts the results of a Playwright run. A story that passed at the second try counts as passed; `toldTwice` lists it.
 * @param {PlaywrightReport | undefined} report undefined if the run wrote none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return noRun;
  const { expected, unexpected, flaky } = report.stats;
  return judged(expected + flaky, unexpected + report.errors.length, exitCode);
}

/** @type {Counts} */
const noRun = { passed: 0, failed: 1 };

/**
 * The counts of a run. A nonzero exit code without a failed test counts as one failure, and so does a run without any
 * test.
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Counts}
 */
function judged(passed, failed, exitCode) {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export const total = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/**
 * @param {VitestReport | undefined} report
 * @param {string} base the folder that names are relative to
 * @param {number} most
 */
export function slowestFiles(report, base, most) {
  const files = report?.testResults ?? [];
  return files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(base, name)}`);
}

/**
 * @param {PlaywrightReport | undefined} report
 * @returns {string[]}
 */
export function toldTwice(report) {
  /** @type {(suite: Suite) => string[]} */
  const under = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `  [${projectName}] ${title}`),
    ),
    ...suites.flatMap(under),
  ];
  return (report?.suites ?? []).flatMap(under);
}

const MESSAGE = { lines: 3, columns: 160 };
/**
 * The number of failed tests up to which messages are printed. If more tests fail, it is mostly for the same reason, so
 * only the names of the others are printed.
 */
const MOST_MESSAGES = 15;

/**
 * The failed tests as lines to print, the first ones with their errors. Vitest's own report of them may be thousands of
 * lines above.
 * @param {VitestReport | undefined} report
 * @param {string} base the folder that names are relative to
 */
export function failedTests(report, base) {
  const failed = (report?.testResults ?? []).flatMap((file) => failuresOf(file, base));
  return failed.flatMap(({ title, message }, index) =>
    [`  ${title}`].concat(index < MOST_MESSAGES ? beginningOf(message) : []),
  );
}

/**
 * @param {VitestFile} file
 * @param {string} base
 */
function failuresOf({ name, status, message = '', assertionResults }, base) {
  const file = relative(base, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ title: file, message }] : [];
  return failed.map(({ fullName, failureMessages = [] }) => ({
    title: `${file} > ${fullName}`,
    message: failureMessages[0] ?? '',
  }));
}

/** @param {string} message */
function beginningOf(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ *at /.test(line))
    .slice(0, MESSAGE.lines)
    .map((line) => `      ${line.slice(0, MESSAGE.columns)}`);
}
