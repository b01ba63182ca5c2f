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
/** The size of a share of the stories, small enough that both processes end at about the same time. */
const SHARES = 6;
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
  // without other parts, the output of the checks is at the end anyway
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

/**
 * Runs the stories in shares. Each of two processes takes the next share when it is done with one. The second process
 * starts after the unit tests, because it would start too many servers and browsers next to them.
 */
function startStories() {
  const shares = Array.from({ length: SHARES }, (_, index) => index + 1);
  /** @type {ReturnType<typeof tellShare>[]} */
  const told = [];
  let isShown = false;
  const tellNext = async () => {
    for (let share = shares.shift(); share !== undefined; share = shares.shift()) {
      const one = tellShare(share);
      told.push(one);
      if (isShown) one.show();
      await one.done;
    }
  };
  const first = tellNext();
  return {
    told,
    /** Shows the output, and starts the second process. */
    finish: async () => {
      isShown = true;
      for (const { show } of told) show();
      await Promise.all([first, tellNext()]);
    },
  };
}

/** @param {number} share */
function tellShare(share) {
  const file = `playwright-${share}.json`;
  const env = { ...TEMPORARY, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, file) };
  const which = [`--shard=${share}/${SHARES}`, `--output=test-results/${share}`, '--workers=1'];
  const command = ['test', '--config', 'e2e/playwright.config.ts', ...which];
  return { file, ...runBeside(['playwright', ...command, '--reporter=list,json'], { env }) };
}

/** @param {ReturnType<typeof startStories>} stories */
async function e2e({ finish, told }) {
  await finish();
  const runs = await Promise.all(
    told.map(async ({ done, file }) => ({ code: await done, report: await readReport(file) })),
  );
  found.toldTwice = runs.flatMap(({ report }) => toldTwice(report));
  found.failed['Failed stories'] = runs.flatMap(({ report }) => failedStories(report));
  found.failed['Errors of no story'] = runs.flatMap(({ report }) => errorsOfNoStory(report, root));
  return total(runs.map(({ code, report }) => countPlaywright(report, code)));
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
