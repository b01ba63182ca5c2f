/**
 * `npm test`: runs checks and the build, then unit tests and browser stories in parallel, because both spend much of
 * their time waiting for a disk, a clock or another process. The last line has the counts. `npm test -- --only
 * check|unit|e2e` runs a part, `npm test -- --changed` runs the unit tests of the changes since the last commit.
 */
import './node-version.mjs';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './checks/run-checks.mjs';
import { endCommandsWithSignals, root, runBeside, runVisibly } from './run.mjs';
import { stopWithParent } from './stop-with-parent.mjs';
import { countPlaywright, countVitest, slowestFiles, total } from './test/counts.mjs';
import {
  errorsOfNoStory,
  errorsOfNoTest,
  failedStories,
  failedTests,
  failureLines,
  toldTwice,
} from './test/failures.mjs';
import { makeWorkingFolder } from './test/working-folder.mjs';

const SLOWEST = 10;
const UNHANDLED = './scripts/test/unhandled-errors.mjs';
const { values } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean' } },
});
const all = values.changed ? ['unit'] : ['check', 'unit', 'e2e'];
const parts = values.only === undefined ? all : [values.only];
const folder = makeWorkingFolder();
const removeFolder = () => rmSync(folder, { recursive: true, force: true });
if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent();
endCommandsWithSignals(removeFolder);
/** Puts everything that tests create with `tmpdir()` into the run's folder. */
const TEMPORARY = { TMPDIR: folder, TMP: folder, TEMP: folder };

/** @type {{ slowest: string[], toldTwice: string[], failed: Record<string, import('./test/failures.mjs').Failure[]> }} */
const found = { slowest: [], toldTwice: [], failed: {} };

/** @param {string} name */
async function readReport(name) {
  const file = join(folder, name);
  // A run that was interrupted before it could report leaves no report file.
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

async function check() {
  const { failures, ...counts } = await runChecks();
  // alone, the checks are the end of the output
  if (parts.length > 1) found.failed['Failed checks'] = failures;
  return counts;
}

async function unit() {
  const outputs = ['default', 'json', UNHANDLED].map((name) => `--reporter=${name}`);
  const file = join(folder, 'vitest.json');
  const changed = values.changed ? ['--changed'] : [];
  const command = ['run', ...outputs, `--outputFile.json=${file}`, ...changed];
  const env = { ...TEMPORARY, UNHANDLED_ERRORS_FILE: join(folder, 'unhandled.json') };
  const code = await runVisibly(['vitest', ...command], { env });
  const report = await readReport('vitest.json');
  found.slowest = slowestFiles(report, root, SLOWEST);
  found.failed['Failed unit tests'] = failedTests(report, root);
  found.failed['Errors of no unit test'] = errorsOfNoTest(await readReport('unhandled.json'));
  return countVitest(report, code, { mayBeEmpty: changed.length > 0 });
}

function startStories() {
  const env = { ...TEMPORARY, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'playwright.json') };
  // Next to the unit tests' two processes, one worker is enough: a second one would start more servers and browsers.
  const workers = `--workers=${parts.includes('unit') ? 1 : 2}`;
  const command = ['test', '--config', 'e2e/playwright.config.ts', workers, '--reporter=list,json'];
  return runBeside(['playwright', ...command], { env });
}

/** @param {ReturnType<typeof startStories>} stories */
async function e2e({ done, show }) {
  show();
  const code = await done;
  const report = await readReport('playwright.json');
  found.toldTwice = toldTwice(report);
  found.failed['Failed stories'] = failedStories(report);
  found.failed['Errors of no story'] = errorsOfNoStory(report, root);
  return countPlaywright(report, code);
}

async function built() {
  const code = await runVisibly(['node', 'scripts/build.mjs']);
  return code === 0;
}

/** @returns {Promise<import('./test/counts.mjs').Counts[]>} */
async function runParts() {
  const counts = [];
  if (parts.includes('check')) counts.push(await check());
  if (!parts.includes('unit') && !parts.includes('e2e')) return counts;
  if (!(await built())) return [...counts, { passed: 0, failed: 1 }];
  const stories = parts.includes('e2e') ? startStories() : undefined;
  if (parts.includes('unit')) counts.push(await unit());
  if (stories) counts.push(await e2e(stories));
  return counts;
}

if (!parts.every((part) => ['check', 'unit', 'e2e'].includes(part))) {
  console.error('--only must be check, unit or e2e');
  process.exit(2);
}
const { passed, failed } = total(await runParts());
removeFolder();
if (found.slowest.length > 0) {
  console.log(`Slowest unit test files:\n${found.slowest.join('\n')}`);
}
if (found.toldTwice.length > 0) {
  console.log(`Stories that passed only at the second try:\n${found.toldTwice.join('\n')}`);
}
for (const line of failureLines(found.failed)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
