import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { exceptions, formProblems, rendersForm } from './forms.mjs';

/** @type {string} */
let base;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'forms-'));
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

const FORM = 'export const Planted = () => <form method="post"><input /></form>;\n';

it('refuses a form outside of the form layer, and lets the layer and tests have one', async () => {
  await plant('web/src/console/screens/team/planted.tsx', FORM);
  await plant('web/src/features/planted.tsx', FORM);
  await plant('web/src/features/planted.test.tsx', FORM);
  await plant('web/src/ui/form/bound/form.tsx', FORM);
  expect(await formProblems(base, {})).toEqual([
    expect.stringMatching(/^web\/src\/console\/screens\/team\/planted\.tsx has a <form>/),
    expect.stringMatching(/^web\/src\/features\/planted\.tsx has a <form>/),
  ]);
});

it('allows an exception, until it is idle', async () => {
  const path = 'web/src/features/planted.tsx';
  await plant(path, FORM);
  expect(await formProblems(base, { [path]: 'a search' })).toEqual([]);
  await plant(path, 'export const form = "no <form> at all"; // <form>\n');
  expect(await formProblems(base, { [path]: 'a search' })).toEqual([
    expect.stringContaining('is idle'),
  ]);
});

it.each([
  ['<form />', true],
  ['<Form of={submit} />', false],
  ['createElement("form", { method })', true],
  ['React.createElement("form")', true],
  ['"<form>"', false],
])('knows whether %s is a form', (markup, isForm) => {
  expect(rendersForm(`export const it = () => ${markup};`)).toBe(isForm);
});

it('names a reason for each exception, and finds nothing else in the repository', async () => {
  expect(Object.values(exceptions).every((reason) => reason.length > 10)).toBe(true);
  expect(await formProblems(root)).toEqual([]);
});
