import { relative } from 'node:path';

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
 * @typedef {{ errors: { message?: string }[] }} StoryResult of one try
 * @typedef {{ status: string, projectName: string, results: StoryResult[] }} Story
 * @typedef {{ title: string, specs?: { title: string, tests: Story[] }[], suites?: Suite[] }} Suite
 * @typedef {{ message?: string, value?: string, location?: { file: string, line: number } }} PlaywrightError
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: PlaywrightError[],
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
