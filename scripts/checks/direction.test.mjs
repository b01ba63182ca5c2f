import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { directionProblems, sidedClasses } from './direction.mjs';

/** @type {string} */
let base;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'direction-'));
  await mkdir(join(base, 'web/src'), { recursive: true });
});
afterEach(() => rm(base, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
async function plant(path, text) {
  await mkdir(dirname(join(base, path)), { recursive: true });
  await writeFile(join(base, path), text);
}

it('refuses a physical margin in markup, in a constant and in a style sheet', async () => {
  await plant('web/src/ui/planted.tsx', 'export const P = () => <p className="mt-2 sm:ml-4" />;\n');
  await plant(
    'web/src/console/look.ts',
    'export const look = (on: boolean) => `flex ${on} -mr-2`;\n',
  );
  await plant('web/src/styles/planted.css', '.planted {\n  margin-left: 1rem;\n}\n');
  expect(await directionProblems(base)).toEqual([
    expect.stringMatching(/^web\/src\/console\/look\.ts: -mr-2 names a side/),
    expect.stringMatching(/^web\/src\/styles\/planted\.css: margin-left: 1rem; names a side/),
    expect.stringMatching(/^web\/src\/ui\/planted\.tsx: sm:ml-4 names a side/),
  ]);
});

it('reads neither comments nor tests', async () => {
  await plant('web/src/ui/planted.tsx', '// ml-4 left-0\nexport const P = () => <p />;\n');
  await plant('web/src/ui/planted.test.tsx', 'export const P = () => <p className="ml-4" />;\n');
  expect(await directionProblems(base)).toEqual([]);
});

it.each([
  ['pl-4 mr-auto scroll-ml-2 left-1/2 -right-px nav:left-auto', 6],
  ['max-[22rem]:pr-(--gap) [&>svg]:ml-1! has-[input:focus]:left-0', 3],
  ['text-left text-right float-left border-l border-r-2 rounded-tl-card rounded-r-full', 7],
  ['ps-4 me-auto start-1/2 text-end border-s-2 rounded-ss-card inset-x-0', 0],
  ['What is left-over is right now on the left', 0],
  ['left-1/2 -translate-x-1/2', 2],
  ['start-1/2 -translate-x-1/2 rtl:translate-x-1/2', 0],
  ['sm:bg-linear-to-r sm:rtl:bg-linear-to-l', 0],
  ['origin-top-left', 1],
])('finds the classes of %s that name a side', (classes, count) => {
  expect(sidedClasses(classes)).toHaveLength(count);
});

it('finds nothing in the repository', async () => {
  expect(await directionProblems(root)).toEqual([]);
});
