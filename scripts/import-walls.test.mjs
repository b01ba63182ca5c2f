import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roomOf, wallProblems, wallTables } from './import-walls.mjs';
import { cycles } from './import-walls/cycles.mjs';
import { divisions } from './import-walls/divisions.mjs';
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
 * The specifier with which a file at `from` imports the example path of a target.
 * @param {string} from
 * @param {string} to
 */
function specifier(from, to) {
  if (to.startsWith('node:')) return to;
  if (to.startsWith('npm:')) return to.slice('npm:'.length);
  const [workspace] = to.split('/', 1);
  if (to === 'contract/src/schemas.ts' && workspace !== from.split('/', 1)[0]) {
    return '@wayfarer/contract/schemas';
  }
  if (workspace !== from.split('/', 1)[0]) return `@wayfarer/${workspace}`;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * An import form that can only reach files relative to it, not packages by name.
 * @param {string} to
 * @param {number} n
 */
const byUrl = (to, n) => `export const a${n} = new URL('${to}', import.meta.url);`;

/** @type {Record<string, (to: string, n: number) => string>} */
const codeForms = {
  import: (to, n) => `import { a as a${n} } from '${to}'; a${n}();`,
  bare: (to) => `import '${to}';`,
  inline: (to, n) => `import { type A as B${n} } from '${to}'; export type C${n} = B${n};`,
  reexport: (to, n) => `export { a as a${n} } from '${to}';`,
  lazy: (to, n) => `export const a${n} = () => import('${to}');`,
  require: (to, n) => `export const a${n} = createRequire(import.meta.url)('${to}');`,
  resolve: (to, n) => `export const a${n} = import.meta.resolve('${to}');`,
  byUrl,
};
/** @type {typeof codeForms} */
const typeForms = {
  type: (to, n) => `import type { A as A${n} } from '${to}'; export type B${n} = A${n};`,
  query: (to, n) => `export type A${n} = import('${to}').A;`,
  reexport: (to, n) => `export type { A as A${n} } from '${to}';`,
  reexportAll: (to) => `export type * from '${to}';`,
  comment: (to, n) => `/** @typedef {import('${to}').A} A${n} */`,
};
/** @type {typeof codeForms} */
const styleForms = {
  import: (to) => `@import '${to}';`,
  importUrl: (to) => `@import url('${to}') print;`,
  plugin: (to) => `@plugin "${to}";`,
  reference: (to) => `@reference '${to}';`,
};

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean} typesOnly
 */
function formsFor(from, to, typesOnly) {
  if (from.endsWith('.css')) return Object.values(styleForms);
  const code = Object.values(codeForms).filter((form) => form !== byUrl || to.startsWith('.'));
  return [...(typesOnly ? [] : code), ...Object.values(typeForms)];
}

/**
 * One file per example path of the room. It imports each target of the column in every form.
 * @param {import('./import-walls/walls.mjs').Room} room
 * @param {'may' | 'never'} column
 */
function examples(room, column) {
  return room.examples.map((from) => {
    const targetsOfColumn = room[column].map((name) => /** @type {Target} */ (targets[name]));
    const imports = targetsOfColumn.flatMap((target) => {
      const to = typeof target.example === 'string' ? target.example : target.example(from);
      const name = specifier(from, to);
      const forms = formsFor(from, name, column === 'may' && target.typeOnly === true);
      return forms.map((write) => ({ to, name, write }));
    });
    const lines = imports.map(({ name, write }, n) => write(name, n));
    return { from, text: lines.join('\n'), imported: imports.map(({ to }) => to).sort() };
  });
}

/**
 * The imports that the walls refuse if a tree contains only this file. The targets of the imports need not exist.
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
    expect(text.split('\n').map(plain)).toEqual(expect.arrayContaining(wallTables()));
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

  it.each(['js', 'jsx', 'mjs', 'cjs', 'mts', 'cts'])(
    'hold for files that end with .%s',
    async (ending) => {
      await write(`web/src/features/trips/a.${ending}`, "import '../other/b.ts';");
      expect(await wallProblems(base)).toHaveLength(1);
    },
  );

  it.each([
    [
      'a function made by `createRequire`',
      "const load = createRequire(import.meta.url); load('pg');",
    ],
    [
      'what that function finds',
      "const load = createRequire(import.meta.url); load.resolve('pg');",
    ],
    ['its `resolve` alone', "const { resolve } = createRequire(import.meta.url); resolve('pg');"],
    ['that under another name', "const { resolve: at } = createRequire('/'); at('pg');"],
    ['Node’s own modules by `process`', "process.getBuiltinModule('fs');"],
    ['a worker', "new Worker(new URL('../other/worker.ts', import.meta.url));"],
    ['a file named without a dot', "new URL('../../db/a.sql', import.meta.url);"],
    ['a type in a comment', "/** @import { Pool } from 'pg' */"],
    ['a reference', '/// <reference types="pg" />'],
  ])('refuse %s', async (_, text) => {
    await write('server/src/features/trips/routes.ts', text);
    expect(await wallProblems(base)).toHaveLength(1);
  });

  it('refuse every file that a pattern finds behind them, and patterns that are computed', async () => {
    await write('web/src/features/trips/a.ts', "import.meta.glob(['../*/{b,c}.ts', '!../x.ts']);");
    await write('web/src/features/trips/b.ts', 'import.meta.glob(pattern);');
    await write('web/src/features/other/b.ts', 'export const b = 1;');
    await write('web/src/features/other/d.ts', 'export const d = 1;');
    expect(await wallProblems(base)).toEqual([
      expect.stringContaining('web/src/features/trips/a.ts -> web/src/features/other/b.ts'),
      expect.stringContaining('web/src/features/trips/b.ts -> computed'),
    ]);
  });

  it('refuse a style sheet that loads a file behind them, but not one in a comment', async () => {
    await write('web/src/styles/a.css', "/* @import '../app/a.css'; */ a { color: red }");
    await write('web/src/styles/b.css', 'a { background: url(../features/trips/b.svg) }');
    expect(await wallProblems(base)).toEqual([
      expect.stringContaining('web/src/styles/b.css -> web/src/features/trips/b.svg'),
    ]);
  });

  it('refuse an import that is computed, and a file in no room', async () => {
    await write('server/src/features/trips/a.ts', 'export const a = (p) => import(`./${p}.ts`);');
    await write('server/src/cellar/a.ts', 'export const a = 1;');
    expect(await wallProblems(base)).toEqual([
      expect.stringContaining('server/src/cellar/a.ts is in no room'),
      expect.stringContaining('server/src/features/trips/a.ts -> computed'),
    ]);
  });

  it('let tests import what they need', async () => {
    await write('contract/src/a.test.ts', "import '@wayfarer/server';");
    await write('server/src/test/app.ts', "import '../features/trips/store.ts';");
    expect(await wallProblems(base)).toEqual([]);
  });

  it('refuse a cycle of types, and one that a lazy import closes', async () => {
    await write(
      'card-sandbox/src/a.ts',
      "import type { B } from './room/b.ts'; export type A = B;",
    );
    await write('card-sandbox/src/room/b.ts', "export type { A as B } from '../a.ts';");
    await write('web/src/api/c.ts', "export const d = () => import('./d.ts');");
    await write('web/src/api/d.ts', "import { d } from './c.ts'; d();");
    expect(await wallProblems(base)).toEqual([
      'cycle: card-sandbox/src/a.ts -> card-sandbox/src/room/b.ts -> card-sandbox/src/a.ts',
      'cycle: web/src/api/c.ts -> web/src/api/d.ts -> web/src/api/c.ts',
    ]);
  });

  it('hold in this repository, and all that they allow by name is needed', async () => {
    expect(await wallProblems(root, { unused: true })).toEqual([]);
  });
});

describe.each(divisions)('the rooms of $of', ({ of, ground, rooms: within }) => {
  const names = Object.keys(within);
  const pairs = names.flatMap((from) => names.map((to) => /** @type {const} */ ([from, to])));

  it.each(pairs)('%s imports %s only if it may', async (from, to) => {
    const allowed = from === to || within[from]?.includes(to);
    await write(`${of}${from}/a.ts`, `import type { B } from '../${to}/b.ts'; export type A = B;`);
    await write(`${of}${to}/b.ts`, 'export type B = 1;');
    const refused = (await wallProblems(base)).map((line) => line.split(' (type)', 1)[0]);
    expect(refused).toEqual(allowed ? [] : [`${of}${from}/a.ts -> ${of}${to}/b.ts`]);
  });

  it('import the ground, and nothing else next to the rooms', async () => {
    const [room = ''] = names;
    await write(
      `${of}${room}/a.ts`,
      [...ground, 'index.ts'].map((name) => `import '../${name}';`).join(''),
    );
    expect(await wallProblems(base)).toEqual([expect.stringContaining(`-> ${of}index.ts`)]);
  });

  it('are all named', async () => {
    await write(`${of}cellar/a.ts`, `import '../${names[0]}/b.ts';`);
    expect(await wallProblems(base)).toHaveLength(1);
  });

  it('name no room and no ground that is gone', async () => {
    const there = await readdir(join(root, of));
    expect(there).toEqual(expect.arrayContaining([...names, ...ground]));
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
