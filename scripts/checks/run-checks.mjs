import { dependencyProblems } from './dependencies.mjs';
import { formProblems } from './forms.mjs';
import { installSizeProblems } from './install-size.mjs';
import { wallProblems } from '../import-walls.mjs';
import { root, runQuietly, secondsSince } from '../run.mjs';

/**
 * @typedef {{ code: number, output: string }} Result
 * @typedef {[name: string, work: () => Promise<Result>]} Step
 */

/**
 * @param {string} name
 * @param {import('../run.mjs').Command} command
 * @returns {Step}
 */
const tool = (name, ...command) => [name, () => runQuietly(command)];

/** @returns {Promise<Result>} */
async function dependencies() {
  const problems = await dependencyProblems(root);
  return { code: problems.length ? 1 : 0, output: problems.join('\n') };
}

/** @returns {Promise<Result>} */
async function installSize() {
  const problems = await installSizeProblems(root);
  return { code: problems.length ? 1 : 0, output: problems.join('\n') };
}

/** @returns {Promise<Result>} */
async function walls() {
  const problems = await wallProblems(root, { unused: true });
  return { code: problems.length ? 1 : 0, output: problems.join('\n') };
}

/** @returns {Promise<Result>} */
async function forms() {
  const problems = await formProblems(root);
  return { code: problems.length ? 1 : 0, output: problems.join('\n') };
}

/** @returns {Promise<Result>} */
async function licenses() {
  const { code, output } = await runQuietly(['node', 'scripts/licenses.mjs']);
  const wrong = output.split('\n').filter((line) => line.startsWith('WRONG'));
  return { code, output: wrong.join('\n') };
}

/** Two lanes run in parallel; lint and the later type checks read the output of the first type check. */
/** @type {Step[][]} */
const lanes = [
  [
    tool('types', 'tsc', '-b'),
    tool('lint', 'oxlint', '--deny-warnings'),
    tool('types of tests', 'tsc', '-p', 'tsconfig.tests.json'),
    tool('types of web', 'tsc', '-p', 'web', '--noEmit'),
    tool('types of scripts', 'tsc', '-p', 'scripts'),
  ],
  [
    ['walls', walls],
    ['forms', forms],
    tool('format', 'oxfmt', '--check'),
    tool('dead code', 'knip', '--no-progress'),
    ['dependencies', dependencies],
    ['licenses', licenses],
    ['size of an installation', installSize],
    tool('specification', 'node', 'scripts/spec-coverage.mjs', '--check'),
  ],
];

/**
 * Runs every check, even if others fail, and prints the result and time of each.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const results = await Promise.all(lanes.map(runInTurn));
  const passed = results.flat().filter(Boolean).length;
  return { passed, failed: results.flat().length - passed };
}

/** @param {Step[]} steps */
async function runInTurn(steps) {
  const results = [];
  for (const [name, work] of steps) {
    const started = performance.now();
    const { code, output } = await work();
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${secondsSince(started)}`);
    if (code !== 0) console.log(output.trimEnd());
    results.push(code === 0);
  }
  return results;
}
