import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roomOf, wallProblems, wallTable } from './import-walls.mjs';
import { cycles } from './import-walls/cycles.mjs';
import { readImports } from './import-walls/read-imports.mjs';
import { isTest, targets } from './import-walls/targets.mjs';
import { rooms } from './import-walls/walls.mjs';
import { root } from './run.mjs';

/** @typedef {import('./import-walls/targets.mjs').Target} Target */

/** @type {string} */
let base;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'wayfarer-walls-'));
});
afterEach(() => rm(base, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
async function write(path, text) {
  await mkdir(dirname(join(base, path)), { recursive: true });
  await writeFile(join(base, path), text);
}

/**
 * What a file at `from` writes to import the path that stands for a target.
 * @param {string} from
 * @param {string} to
 */
function specifier(from, to) {
  if (to.startsWith('node:')) return to;
  if (to.startsWith('npm:')) return to.slice('npm:'.length);
  const [workspace] = to.split('/', 1);
  if (workspace !== from.split('/', 1)[0]) return `@wayfarer/${workspace}`;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Every way to import, code or types; `n` keeps names apart in one file.
 * @type {Record<string, (to: string, n: number) => string>}
 */
const codeForms = {
  import: (to, n) => `import { a as a${n} } from '${to}'; a${n}();`,
  bare: (to) => `import '${to}';`,
  inline: (to, n) => `import { type A as B${n} } from '${to}'; export type C${n} = B${n};`,
  reexport: (to, n) => `export { a as a${n} } from '${to}';`,
  lazy: (to, n) => `export const a${n} = () => import('${to}');`,
};
/** @type {typeof codeForms} */
const typeForms = {
  type: (to, n) => `import type { A as A${n} } from '${to}'; export type B${n} = A${n};`,
  query: (to, n) => `export type A${n} = import('${to}').A;`,
  reexport: (to, n) => `export type { A as A${n} } from '${to}';`,
  reexportAll: (to) => `export type * from '${to}';`,
};

/**
 * One file for each place that stands for the room, with an import of every form for each target
 * of the column.
 * @param {import('./import-walls/walls.mjs').Room} room
 * @param {'may' | 'never'} column
 */
function examples(room, column) {
  return room.examples.map((from) => {
    const targetsOfColumn = room[column].map((name) => /** @type {Target} */ (targets[name]));
    const imports = targetsOfColumn.flatMap((target) => {
      const to = typeof target.example === 'string' ? target.example : target.example(from);
      const isTypeOnly = column === 'may' && target.typeOnly;
      const forms = [...Object.values(isTypeOnly ? {} : codeForms), ...Object.values(typeForms)];
      return forms.map((write) => ({ to, write }));
    });
    const lines = imports.map(({ to, write }, n) => write(specifier(from, to), n));
    return { from, text: lines.join('\n'), imported: imports.map(({ to }) => to).sort() };
  });
}

/**
 * What the walls refuse where such a file stands alone in a tree; the targets need not exist.
 * @param {{ from: string, text: string }} file
 */
async function refusedIn({ from, text }) {
  await write(from, text);
  const problems = await wallProblems(base);
  await rm(join(base, from));
  return problems.map((line) => /^\S+ -> ([^ :]+(?::[^ :]+)?)/.exec(line)?.[1] ?? line).sort();
}

describe('the table', () => {
  it('is the one of docs/architecture.md', async () => {
    const plain = (/** @type {string} */ line) => line.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
    const text = await readFile(join(root, 'docs/architecture.md'), 'utf8');
    expect(text.split('\n').map(plain)).toEqual(expect.arrayContaining(wallTable()));
  });

  it('puts each of its examples into the room that names it', () => {
    for (const room of rooms) {
      expect(room.examples.map((path) => roomOf(path)?.name)).toEqual(
        room.examples.map(() => room.name),
      );
    }
  });
});

describe('the walls', () => {
  it.each(rooms)('refuse what the table refuses to $name, in every form', async (room) => {
    for (const file of examples(room, 'never')) {
      expect({ [file.from]: await refusedIn(file) }).toEqual({ [file.from]: file.imported });
    }
  });

  it.each(rooms)('let pass what the table allows to $name', async (room) => {
    for (const file of examples(room, 'may')) {
      expect({ [file.from]: await refusedIn(file) }).toEqual({ [file.from]: [] });
    }
  });

  it('refuse code where only types may be imported', async () => {
    await write('server/src/features/trips/policy.ts', "import { config } from '../../config.ts';");
    expect(await wallProblems(base)).toHaveLength(1);
  });

  it.each([
    ['another workspace by its path', 'web/src/app/a.ts', '../../../contract/src/rules/paid.ts'],
    ['a helper of the tests', 'web/src/app/a.ts', '../test/render.tsx'],
    ['a test', 'identity/src/a.ts', './a.test.ts'],
    ['a module of Node without its prefix', 'server/src/features/trips/a.ts', 'process'],
  ])('refuse %s', async (_, from, to) => {
    await write(from, `import '${to}';`);
    expect(await wallProblems(base)).toHaveLength(1);
  });

  it('refuse an import that is computed, and a file in no room', async () => {
    await write('server/src/features/trips/a.ts', 'export const a = (p) => import(`./${p}.ts`);');
    await write('server/src/cellar/a.ts', 'export const a = 1;');
    expect(await wallProblems(base)).toEqual([
      expect.stringContaining('server/src/cellar/a.ts stands in no room'),
      expect.stringContaining('server/src/features/trips/a.ts -> computed'),
    ]);
  });

  it('let tests import what they need', async () => {
    await write('contract/src/a.test.ts', "import '@wayfarer/server';");
    await write('server/src/test/app.ts', "import '../features/trips/store.ts';");
    expect(await wallProblems(base)).toEqual([]);
  });

  it('refuse a cycle of types, and one that a lazy import closes', async () => {
    await write('identity/src/a.ts', "import type { B } from './room/b.ts'; export type A = B;");
    await write('identity/src/room/b.ts', "export type { A as B } from '../a.ts';");
    await write('web/src/api/c.ts', "export const d = () => import('./d.ts');");
    await write('web/src/api/d.ts', "import { d } from './c.ts'; d();");
    expect(await wallProblems(base)).toEqual([
      'cycle: identity/src/a.ts -> identity/src/room/b.ts -> identity/src/a.ts',
      'cycle: web/src/api/c.ts -> web/src/api/d.ts -> web/src/api/c.ts',
    ]);
  });

  it('hold in this repository, and every exception is needed', async () => {
    expect(await wallProblems(root, { unused: true })).toEqual([]);
  });
});

it('finds a cycle behind files that are in none', () => {
  const imports = ['ab', 'bc', 'cd', 'db', 'ac', 'ad'].map(([from = '', to = '']) => {
    return { from, to, typeOnly: false };
  });
  expect(cycles(imports)).toHaveLength(1);
  expect(cycles(imports)[0]?.toSorted()).toEqual(['b', 'c', 'd']);
});

it('reads an import as a tree has it', async () => {
  await write(
    'web/src/a.tsx',
    "import x from './b.css?url'; import './c'; export const d = <p>'</p>;",
  );
  expect(await readImports(base, ['web/src/a.tsx'])).toEqual([
    { from: 'web/src/a.tsx', to: 'web/src/b.css', typeOnly: false },
    { from: 'web/src/a.tsx', to: 'web/src/c', typeOnly: false },
  ]);
});

it('knows what a test is', () => {
  const paths = ['a/test/b.ts', 'a/b.test.tsx', 'e/c.spec.ts', 'a/testing.ts', 'a/contest/b.ts'];
  expect(paths.map(isTest)).toEqual([true, true, true, false, false]);
});
