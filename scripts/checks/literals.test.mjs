import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run.mjs';
import { exceptions, literalProblems, literalsIn } from './literals.mjs';

it.each([
  ['<p>No bookings.</p>', ['No bookings.']],
  ['<p>\n  Skip to\n  content\n</p>', ['Skip to content']],
  ["<p>{open ? 'Open' : texts.closed}</p>", ['Open']],
  ['<p>{`${count} left`}</p>', ['left']],
  ["<p>{count > 0 && 'Some'}</p>", ['Some']],
  ['<nav aria-label="Legal" />', ['Legal']],
  ["<Field label={required ? 'Name' : 'Name (optional)'} />", ['Name', 'Name (optional)']],
  ['<input placeholder={`Search ${what}`} />', ['Search']],
  ['<p>{texts.none}</p>', []],
  ['<p>{count} · {total} × 2</p>', []],
  ['<Chip tone="brand" className="flex items-center" />', []],
  ["<p>{state === 'open' ? texts.open : texts.closed}</p>", []],
  ["<p>{nameOf('adult')}</p>", []],
])('in %j finds %j', (source, texts) => {
  expect(literalsIn(`export const part = ${source};`)).toEqual(texts);
});

it('finds planted texts, and exceptions that are idle', async () => {
  const base = await mkdtemp(join(tmpdir(), 'literals-'));
  onTestFinished(() => rm(base, { recursive: true }));
  await mkdir(join(base, 'web/src/features'), { recursive: true });
  await writeFile(join(base, 'web/src/features/part.tsx'), 'export const A = () => <p>Hello</p>;');
  await writeFile(join(base, 'web/src/features/part.test.tsx'), 'const a = <p>Hello</p>;');
  const part = 'web/src/features/part.tsx';
  expect(await literalProblems(base, {})).toEqual([
    `${part} contains "Hello": put it into a catalog`,
  ]);
  expect(await literalProblems(base, { [part]: 'a sample' })).toEqual([]);
  expect(await literalProblems(base, { [part]: 'a sample', 'web/src/b.tsx': 'none' })).toEqual([
    expect.stringContaining('web/src/b.tsx has no text'),
  ]);
});

it('names a reason for each exception, and finds nothing else in the product', async () => {
  expect(Object.values(exceptions).every((reason) => reason.length > 10)).toBe(true);
  expect(await literalProblems(root)).toEqual([]);
});
