import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFiles } from './project-files.mjs';

/**
 * A word or phrase that docs/wording.md rules out: everywhere, or only where people read it, which is documentation,
 * comments, and the modules of texts.
 * @typedef {{ pattern: RegExp, instead: string, where: 'everywhere' | 'prose' | 'start of a comment' }} Rule
 */

/** @type {readonly Rule[]} */
const rules = [
  { where: 'everywhere', pattern: /\w*travell\w*/gi, instead: 'traveler' },
  { where: 'everywhere', pattern: /\w*cancell(?!ation)\w*/gi, instead: 'canceled' },
  {
    where: 'start of a comment',
    pattern: /^(?:What|Who|Whether|Of (?:an?|the|each)|Lets)\b/g,
    instead: 'a noun or a reason',
  },
  {
    where: 'prose',
    pattern: /\bstands?\b(?! (?:for|in for|by|out|alone)\b)/gi,
    instead: '"is", "appears"',
  },
  { where: 'prose', pattern: /\bwhatever\b/gi, instead: '"any", "regardless of"' },
  {
    where: 'prose',
    pattern: /\b(?:whoever|whomever|whichever)\b/gi,
    instead: '"anyone who", "no matter which"',
  },
  { where: 'prose', pattern: /\bso many\b/gi, instead: 'a number or a limit' },
  { where: 'prose', pattern: /\banew\b/gi, instead: '"again"' },
  { where: 'prose', pattern: /\bmeanwhile\b/gi, instead: '"in the meantime"' },
  {
    where: 'prose',
    pattern: /\b(?:is|are|was|were|be) told\b|\btold of\b/gi,
    instead: '"notified", "shown"',
  },
  {
    where: 'prose',
    pattern: /(?:^|[;.] )(?:null|undefined|absent|left out|empty): /gi,
    instead: '"null if there is no limit"',
  },
  {
    where: 'prose',
    pattern: /\b(?:colours?|favourites?|organis\w+|recognis\w+|licences?)\b/gi,
    instead: 'the American spelling',
  },
];

/**
 * Words that are fixed by others, each with the reason. A word that no file uses must be removed from this list.
 * @type {Record<string, string>}
 */
export const fixedWords = {
  cancelled: "the specification's state of a booking",
  traveller: "the specification's role",
  travellers: "the specification's field of a booking",
  CANCELLED: 'the state of an event in a calendar file (RFC 5545)',
  asked_by_traveller: 'a stored reason of a cancellation',
  booking_cancelled: 'a code of the API, and a stored event',
  departure_cancelled: 'a stored act of the audit log',
  too_few_travellers: 'a stored reason of a cancellation',
  wrong_traveller: 'a stored reason of a refund',
  travelledIn: 'a field of the API',
  travelled_in: 'a column of reviews',
  cancelled_at: 'a column of bookings',
  cancelLabel: 'a label for "Cancel": two words',
};

const read = /\.(?:md|tsx?|mjs|css|html|en\.json)$/;
const code = /\.(?:tsx?|mjs|css)$/;
/** Files with texts of screens and emails. */
const texts = /(?:copy|texts?|mails?)\.ts$|\/mails\/|-copy\//;
/**
 * Files that aren't checked: released migrations are never edited, and the guide and this check contain the words that
 * they rule out.
 */
const unread = /^server\/src\/db\/migrations\/|^docs\/wording\.md$|^scripts\/checks\/wording\./;

/**
 * @param {string} file
 * @param {string} line
 */
function proseOf(file, line) {
  if (!code.test(file)) return line;
  const [, block, trailing] = /^\s*(?:\/\*\*?|\*|\/\/)\s?(.*)|\s\/\/ (.*)$/.exec(line) ?? [];
  return texts.test(file) ? line : (block ?? trailing ?? '');
}

/** @param {string} file @param {string} line */
const startOfComment = (file, line) =>
  (code.test(file) && /(?:^\s*\/\*\*|^\s*\/\/|\s\/\/) (.*)$/.exec(line)?.[1]) || '';

/**
 * @param {string} file
 * @param {string} text
 * @returns {{ at: string, found: string, instead: string }[]}
 */
export function findWords(file, text) {
  return text.split('\n').flatMap((line, index) =>
    rules.flatMap(({ instead, pattern, where }) => {
      const part = { everywhere: line, prose: proseOf(file, line), 'start of a comment': startOfComment(file, line) }[where]; // prettier-ignore
      return [...part.matchAll(pattern)].map(([found]) => ({
        at: `${file}:${index + 1}`,
        found,
        instead,
      }));
    }),
  );
}

/**
 * All places where texts, comments and documentation don't follow docs/wording.md.
 * @param {string} base
 * @param {Record<string, string>} [fixed] with their reasons
 * @returns {Promise<string[]>}
 */
export async function wordingProblems(base, fixed = fixedWords) {
  const files = (await projectFiles(base)).filter((file) => read.test(file) && !unread.test(file));
  const readings = files.map(async (file) =>
    findWords(file, await readFile(join(base, file), 'utf8')),
  );
  const words = (await Promise.all(readings)).flat();
  const used = new Set(words.map(({ found }) => found));
  const idle = Object.keys(fixed).filter((word) => !used.has(word));
  return [
    ...words
      .filter(({ found }) => !Object.hasOwn(fixed, found))
      .map(({ at, found, instead }) => `${at}: "${found}"; better: ${instead}`),
    ...idle.map((word) => `"${word}": its exception in scripts/checks/wording.mjs is idle`),
  ];
}
