import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {import('./counts.mjs').PlaywrightReport} PlaywrightReport
 * @typedef {import('./counts.mjs').VitestReport} VitestReport
 * @typedef {{ title: string, message: string }} Failure
 */

/** The maximum number of lines of all messages together, because some logs keep only the last hundred lines. */
const LINES = 60;
const MESSAGE = { lines: 40, columns: 400 };
/** If many tests fail, it is usually for the same reason, so only the first ones are printed with their messages. */
const MOST_TOLD = 5;
const MOST_NAMED = 10;

/**
 * The failures of a run as lines to print at its end, because their reports may be thousands of lines above.
 * @param {Record<string, Failure[]>} groups by what failed
 */
export function failureLines(groups) {
  const failed = Object.entries(groups).filter(([, failures]) => failures.length > 0);
  const each = Math.floor(LINES / failed.length);
  return failed.flatMap(([what, failures]) => [`${what}:`].concat(toLines(failures, each)));
}

/**
 * @param {Failure[]} failures
 * @param {number} lines
 */
function toLines(failures, lines) {
  const told = failures.slice(0, MOST_TOLD);
  const each = Math.min(MESSAGE.lines, Math.floor(lines / told.length));
  const more = failures.length - MOST_NAMED;
  return [
    ...told.flatMap(({ title, message }) => [`  ${title}`].concat(beginningOf(message, each))),
    ...failures.slice(MOST_TOLD, MOST_NAMED).map(({ title }) => `  ${title}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/**
 * Without blank lines and the lines of a stack.
 * @param {string} message
 * @param {number} lines
 */
function beginningOf(message, lines) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ *at /.test(line))
    .slice(0, lines)
    .map((line) => `      ${line.slice(0, MESSAGE.columns)}`);
}

/**
 * The failed unit tests, and the files that failed outside their tests.
 * @param {VitestReport | undefined} report
 * @param {string} base the folder that names are relative to
 * @returns {Failure[]}
 */
export function failedTests(report, base) {
  return (report?.testResults ?? []).flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(base, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ title: file, message }] : [];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      title: `${file} > ${fullName}`,
      message: failureMessages[0] ?? '',
    }));
  });
}

/**
 * @param {{ message: string, stack?: string }[] | undefined} errors undefined if the run reported none
 * @returns {Failure[]}
 */
export function errorsOfNoTest(errors = []) {
  return errors.map(({ message, stack = '' }) => {
    const [, place = 'somewhere'] = /\n *at (.+)/.exec(stack) ?? [];
    return { title: place, message };
  });
}

/**
 * The stories that failed on every try, with the errors of the last one.
 * @param {PlaywrightReport | undefined} report
 * @returns {Failure[]}
 */
export function failedStories(report) {
  return storiesThat(report, 'unexpected').map(({ title, results }) => ({
    title,
    message: (results.at(-1)?.errors ?? []).map(({ message = '' }) => message).join('\n'),
  }));
}

/**
 * Errors that belong to no story, such as those of a server whose stories are over.
 * @param {PlaywrightReport | undefined} report
 * @param {string} base the folder that names are relative to
 * @returns {Failure[]}
 */
export function errorsOfNoStory(report, base) {
  return (report?.errors ?? []).map(({ location, message, value = '' }) => ({
    title: location ? `${relative(base, location.file)}:${location.line}` : 'somewhere',
    message: message ?? value,
  }));
}

/**
 * The stories that passed only on the second try.
 * @param {PlaywrightReport | undefined} report
 */
export const toldTwice = (report) => storiesThat(report, 'flaky').map(({ title }) => `  ${title}`);

/**
 * @param {PlaywrightReport | undefined} report
 * @param {string} status
 */
function storiesThat(report, status) {
  /** @type {(suite: import('./counts.mjs').Suite) => { title: string, results: import('./counts.mjs').StoryResult[] }[]} */
  const under = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => ({ title: `[${projectName}] ${title}`, results })),
    ),
    ...suites.flatMap(under),
  ];
  return (report?.suites ?? []).flatMap(under);
}
