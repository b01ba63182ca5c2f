/**
 * Matches tests with the statements of the specification that they prove, and with the attacks and incidents that the
 * product withstands. A test claims a statement of docs/spec-statements.json or docs/attacks/*.json with the
 * statement's tag in brackets in the test's title.
 *
 * `node scripts/spec-coverage.mjs` prints a report; `--check` only prints problems; `--missing [area]` lists the
 * statements that no test claims.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { projectFiles } from './checks/project-files.mjs';
import { root } from './run.mjs';
import { claimedTags } from './spec-coverage/claimed-tags.mjs';

/**
 * @typedef {{ tag: string, text: string, area: string }} Statement
 * @typedef {{ statement: Statement, files: string[] }} Claimed the files are sorted
 * @typedef {{ claims: Claimed[], unknown: string[] }} Coverage
 */

const statementsFile = 'docs/spec-statements.json';
const attacksFolder = 'docs/attacks';
const testFile = /\.(test\.(tsx?|mjs)|spec\.ts)$/;
/** A test file that is skipped, because the titles in it are made up. */
const ownTest = 'scripts/spec-coverage.test.mjs';
/**
 * @param {string} base
 * @returns {Promise<Coverage>} `unknown`: one `file: [tag]` for each tag without a statement
 */
export async function readCoverage(base) {
  const statements = await readStatements(base);
  /** @type {Map<string, string[]>} */
  const filesOf = new Map(statements.map(({ tag }) => [tag, []]));
  const unknown = [];
  for (const file of await testFiles(base)) {
    for (const tag of await tagsOf(base, file)) {
      const files = filesOf.get(tag);
      if (files) files.push(file);
      else unknown.push(`${file}: [${tag}]`);
    }
  }
  const claims = statements.map((statement) => ({
    statement,
    files: filesOf.get(statement.tag) ?? [],
  }));
  return { claims, unknown };
}

/**
 * @param {string} base
 * @returns {Promise<Statement[]>}
 */
async function readStatements(base) {
  const files = [statementsFile, ...(await attackFiles(base))];
  const read = files.map(async (file) => JSON.parse(await readFile(join(base, file), 'utf8')));
  /** @type {Statement[]} */
  const statements = (await Promise.all(read)).flat();
  const tags = statements.map(({ tag }) => tag);
  const twice = tags.filter((tag, index) => tags.indexOf(tag) !== index);
  if (twice.length) throw new Error(`duplicate tags: ${twice.join(', ')}`);
  return statements;
}

/** @param {string} base */
async function attackFiles(base) {
  const names = await readdir(join(base, attacksFolder));
  const json = names.filter((name) => name.endsWith('.json')).sort();
  return json.map((name) => `${attacksFolder}/${name}`);
}

/** @param {string} base */
async function testFiles(base) {
  const files = await projectFiles(base);
  return files.filter((file) => testFile.test(file) && file !== ownTest);
}

/**
 * @param {string} base
 * @param {string} file
 */
async function tagsOf(base, file) {
  const source = await readFile(join(base, file), 'utf8');
  try {
    return new Set(claimedTags(source, file.endsWith('x') ? 'tsx' : 'ts'));
  } catch (cause) {
    throw new Error(`${file} cannot be parsed as TypeScript`, { cause });
  }
}

/**
 * The report as Markdown: a table per area, in the order of the statements.
 * @param {Claimed[]} claims
 */
export function renderReport(claims) {
  return [
    '# Coverage of the specification and of the list of attacks',
    '',
    `Statements with a test: ${share(claims)}.`,
    '',
    ...Object.entries(byArea(claims)).map(table),
  ].join('\n');
}

/**
 * @param {Claimed[]} claims
 * @returns {Record<string, Claimed[]>}
 */
function byArea(claims) {
  /** @type {Record<string, Claimed[]>} */
  const areas = {};
  for (const claim of claims) (areas[claim.statement.area] ??= []).push(claim);
  return areas;
}

/** @param {Claimed[]} claims */
const missing = (claims) => claims.filter(({ files }) => files.length === 0);
/** @param {Claimed[]} claims */
const share = (claims) => `${claims.length - missing(claims).length} of ${claims.length}`;
/** @param {string} text */
const escaped = (text) => text.replace(/[\\|*_<`]/g, '\\$&');
/** @param {[area: string, claims: Claimed[]]} area */
function table([area, claims]) {
  const head = `## ${area} (${share(claims)})\n\n| statement | tests |\n| --- | --- |\n`;
  return `${head}${claims.map(row).join('\n')}\n`;
}

/** @param {Claimed} claim */
function row({ statement: { tag, text }, files }) {
  const tests = files.map((file) => `\`${file}\``).join('<br>') || 'none';
  return `| **${escaped(tag)}** ${escaped(text)} | ${tests} |`;
}

/** @param {Claimed} claim */
const line = ({ statement }) => `  [${statement.tag}] ${statement.text}`;

/** @param {Coverage} coverage */
export function findings({ claims, unknown }) {
  const without = missing(claims);
  return [
    ...(without.length ? [`${without.length} statements without a test:`] : []),
    ...without.map(line),
    ...unknownTags(unknown),
  ];
}

/** @param {string[]} unknown */
const unknownTags = (unknown) =>
  unknown.length
    ? [`${unknown.length} tags without a statement:`, ...unknown.map((it) => `  ${it}`)]
    : [];

/**
 * @param {string} base
 * @param {string[]} args
 * @returns {Promise<{ code: number, lines: string[] }>} the exit code and what to print
 */
export async function runSpecCoverage(base, args) {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' }, missing: { type: 'boolean' } },
    allowPositionals: true,
  });
  const coverage = await readCoverage(base);
  const areas = byArea(coverage.claims);
  if (values.check) {
    const found = findings(coverage);
    return { code: found.length ? 1 : 0, lines: found };
  }
  if (values.missing) return listMissing(areas, positionals);
  const lines = [renderReport(coverage.claims), ...unknownTags(coverage.unknown)];
  return { code: coverage.unknown.length ? 1 : 0, lines };
}

/**
 * @param {Record<string, Claimed[]>} areas
 * @param {string[]} asked names of areas; if empty, all of them
 */
function listMissing(areas, asked) {
  const strangers = asked.filter((area) => !areas[area]);
  if (strangers.length) {
    const known = Object.keys(areas).join(', ');
    return { code: 1, lines: [`no area ${strangers.join(', ')}; there are ${known}`] };
  }
  const lines = Object.entries(areas)
    .filter(([area]) => asked.length === 0 || asked.includes(area))
    .map(([area, claims]) => [`${area} (${share(claims)})`, missing(claims).map(line)]);
  return { code: 0, lines: lines.flat(2) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, lines } = await runSpecCoverage(root, process.argv.slice(2));
  if (lines.length) console.log(lines.join('\n'));
  process.exitCode = code;
}
