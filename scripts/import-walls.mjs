/**
 * Enforces the tables of 'Who may import whom' in docs/architecture.md, whose data is in import-walls/walls.mjs and
 * import-walls/divisions.mjs. It also refuses every import cycle. Imports of types count like imports of code.
 *
 * Existing tools don't support these rules: oxlint's patterns have no lookahead and its overrides replace each other,
 * and dependency-cruiser sees types only with the compiler API, which TypeScript 7 lacks.
 *
 * `node scripts/import-walls.mjs` checks the repository; `--table` prints its tables.
 */
import { pathToFileURL } from 'node:url';
import { cycles } from './import-walls/cycles.mjs';
import { divisions, idleArrows, refusedWithin } from './import-walls/divisions.mjs';
import { readImports, sourceFiles } from './import-walls/read-imports.mjs';
import { isTest, targets } from './import-walls/targets.mjs';
import { exceptions } from './import-walls/exceptions.mjs';
import { rooms } from './import-walls/walls.mjs';
import { root } from './run.mjs';

/**
 * @typedef {import('./import-walls/targets.mjs').Import} Import
 * @typedef {import('./import-walls/walls.mjs').Room} Room
 */

/** @param {string} path */
export const roomOf = (path) => rooms.find((room) => room.holds(path));

/**
 * @param {Import} it
 * @returns {string | undefined} why it is refused
 */
export function refusal(it) {
  const room = roomOf(it.from);
  if (!room) return 'is in no room of scripts/import-walls/walls.mjs';
  if (isTest(it.to)) return 'product code must not import tests';
  if (room.may.some((name) => targets[name].covers(it))) return refusedWithin(it);
  return `${room.name} may import only: ${room.may.join(', ')}`;
}

/** @param {Import} it */
const exceptionFor = ({ from, to }) =>
  exceptions.find((exception) => exception.from.test(from) && exception.to.test(to));

/**
 * All problems of the imports below `base`, as lines to print.
 * @param {string} base
 * @param {{ unused?: boolean }} [options] `unused`: also list permissions and exceptions that are no longer needed
 */
export async function wallProblems(base, { unused = false } = {}) {
  const files = (await sourceFiles(base)).filter((path) => !isTest(path));
  const imports = await readImports(base, files);
  const homeless = files.filter((path) => !roomOf(path));
  const refused = imports.filter((it) => refusal(it) !== undefined);
  const needed = new Set(refused.map(exceptionFor));
  const idle = exceptions.filter((exception) => !needed.has(exception));
  return [
    ...homeless.map((path) => `${path} is in no room of scripts/import-walls/walls.mjs`),
    ...refused
      .filter((it) => !exceptionFor(it))
      .map((it) => `${it.from} -> ${it.to}${it.typeOnly ? ' (type)' : ''}: ${refusal(it)}`),
    ...cycles(imports).map((cycle) => `cycle: ${[...cycle, cycle[0]].join(' -> ')}`),
    ...(unused ? idle.map(({ from, to }) => `no import needs the exception ${from} ${to}`) : []),
    ...(unused ? idleArrows(imports) : []),
  ];
}

export function wallTables() {
  const row = (/** @type {Room} */ { name, may, never }) =>
    `| ${name} | ${may.join(', ')} | ${never.join(', ')} |`;
  const inside = divisions.map(({ of, rooms: within }) => {
    const parts = Object.entries(within).map(([room, may]) =>
      may.length === 0 ? `\`${room}\`` : `\`${room}\` (${may.join(', ')})`,
    );
    return `| \`${of.replace(/\/$/, '')}\` | ${parts.join(', ')} |`;
  });
  const first = ['| from | may import | never |', '| --- | --- | --- |', ...rooms.map(row)];
  const heading = '| divided | its rooms, each with the rooms that it may import |';
  return [...first, heading, '| --- | --- |', ...inside];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const printsTable = process.argv.includes('--table');
  const lines = printsTable ? wallTables() : await wallProblems(root, { unused: true });
  if (lines.length) console.log(lines.join('\n'));
  process.exitCode = lines.length && !printsTable ? 1 : 0;
}
