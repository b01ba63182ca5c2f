import { catalogProblems } from './catalogs.mjs';
import { literalProblems } from './literals.mjs';
import { dependencyProblems } from './dependencies.mjs';
import { directionProblems } from './direction.mjs';
import { formProblems } from './forms.mjs';
import { installSizeProblems } from './install-size.mjs';
import { wordingProblems } from './wording.mjs';
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

/**
 * @param {string} name
 * @param {(base: string) => Promise<string[]>} problemsOf
 * @returns {Step}
 */
const check = (name, problemsOf) => [
  name,
  async () => {
    const problems = await problemsOf(root);
    return { code: problems.length ? 1 : 0, output: problems.join('\n') };
  },
];

/** @returns {Promise<Result>} */
async function licenses() {
  const { code, output } = await runQuietly(['node', 'scripts/licenses.mjs']);
  const wrong = output.split('\n').filter((line) => line.startsWith('WRONG'));
  return { code, output: wrong.join('\n') };
}

/**
 * Two lists of steps that run at the same time. Lint and the later type checks need the output of the first type check.
 */
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
    check('walls', (base) => wallProblems(base, { unused: true })),
    check('forms', formProblems),
    check('catalogs', catalogProblems),
    check('texts in components', literalProblems),
    check('direction', directionProblems),
    check('wording', wordingProblems),
    tool('format', 'oxfmt', '--check'),
    tool('dead code', 'knip', '--no-progress'),
    check('dependencies', dependencyProblems),
    ['licenses', licenses],
    check('size of an installation', installSizeProblems),
    tool('specification', 'node', 'scripts/spec-coverage.mjs', '--check'),
  ],
];

/**
 * Runs every check, even if another one fails, and prints the result and time of each.
 * @returns {Promise<{ passed: number, failed: number, failures: { title: string, message: string }[] }>}
 */
export async function runChecks() {
  const results = (await Promise.all(lanes.map(runInTurn))).flat();
  const failures = results.filter((result) => result !== null);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/**
 * The failure of each step; null if it passed.
 * @param {Step[]} steps
 */
async function runInTurn(steps) {
  const results = [];
  for (const [name, work] of steps) {
    const started = performance.now();
    const { code, output } = await work();
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${secondsSince(started)}`);
    if (code !== 0) console.log(output.trimEnd());
    results.push(code === 0 ? null : { title: name, message: output });
  }
  return results;
}
