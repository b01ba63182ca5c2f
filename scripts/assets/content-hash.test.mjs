import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.mjs';

/** @type {string} */
let base;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'wayfarer-hash-'));
  await mkdir(join(base, 'src/deep'), { recursive: true });
  await writeFile(join(base, 'src/deep/a.ts'), 'a');
  await writeFile(join(base, 'lock.json'), '{}');
});

afterEach(() => rm(base, { recursive: true }));

const hash = () => contentHash(base, ['src', 'lock.json', 'absent']);

describe('the content hash', () => {
  it('stays while nothing is changed', async () => {
    expect(await hash()).toBe(await hash());
  });

  it.each([
    ['a changed text', () => writeFile(join(base, 'src/deep/a.ts'), 'b')],
    ['a renamed file', () => rename(join(base, 'src/deep/a.ts'), join(base, 'src/deep/b.ts'))],
    ['a new file', () => writeFile(join(base, 'src/new.ts'), '')],
    ['a removed file', () => rm(join(base, 'src/deep/a.ts'))],
    ['a single file named', () => writeFile(join(base, 'lock.json'), '{ }')],
  ])('sees %s', async (_, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });

  it('does not mind tests and what was built', async () => {
    const before = await hash();
    await mkdir(join(base, 'src/dist'));
    await writeFile(join(base, 'src/dist/a.js'), '');
    await writeFile(join(base, 'src/a.test.tsx'), '');
    expect(await hash()).toBe(before);
  });
});
