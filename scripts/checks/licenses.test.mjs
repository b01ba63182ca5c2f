import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licenseProblem, packageProblem } from './license-rules.mjs';
import { productionPackages } from './production-packages.mjs';

it.each([
  ['MIT', null],
  ['(MIT OR GPL-3.0-only)', null],
  ['(Apache-2.0 AND (BSD-3-Clause OR MPL-2.0))', null],
  ['MIT AND Zlib', null],
  ['MIT AND LGPL-3.0', 'is copyleft: LGPL-3.0'],
  ['GPL-2.0 OR AGPL-3.0', 'is copyleft: GPL-2.0'],
  ['MPL-2.0', 'is copyleft: MPL-2.0'],
  ['SEE LICENSE IN LICENSE.md', 'has an unknown license: SEE LICENSE IN LICENSE.md'],
  ['UNLICENSED', 'has an unknown license: UNLICENSED'],
  ['mit', 'has an unknown license: mit'],
  ['', 'names no license'],
  [undefined, 'names no license'],
])('%s: %s', (license, problem) => {
  expect(licenseProblem(license)).toBe(problem);
});

it('lets one library be LGPL by its name, and nothing else of it', () => {
  const libvips = '@img/sharp-libvips-linux-x64';
  const problem = (/** @type {string} */ name, /** @type {string} */ license) =>
    packageProblem({ name, license });
  expect(problem(libvips, 'LGPL-3.0-or-later')).toBe(null);
  expect(problem('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(null);
  expect(problem(libvips, 'GPL-3.0-or-later')).toBe('is copyleft: GPL-3.0-or-later');
  expect(problem('@img/sharp-libvips', 'LGPL-3.0-or-later')).toBe('is copyleft: LGPL-3.0-or-later');
  expect(problem('other', 'LGPL-3.0-or-later')).toBe('is copyleft: LGPL-3.0-or-later');
});

it('finds what runs the product, and what each package says of itself', async () => {
  const base = await mkdtemp(join(tmpdir(), 'wayfarer-licenses-'));
  try {
    const packages = {
      '': { license: 'MIT' },
      server: { version: '1.0.0' },
      'node_modules/@wayfarer/server': { resolved: 'server', link: true },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/listed': { version: '2.0.0', license: 'ISC' },
      'node_modules/a/node_modules/@b/nested': { version: '3.0.0', license: 'MIT' },
      'node_modules/old': { version: '4.0.0' },
    };
    await writeFile(join(base, 'package-lock.json'), JSON.stringify({ packages }));
    const put = async (/** @type {string} */ path, /** @type {object} */ manifest) => {
      await mkdir(join(base, path), { recursive: true });
      await writeFile(join(base, path, 'package.json'), JSON.stringify(manifest));
    };
    await put('node_modules/a/node_modules/@b/nested', { license: 'GPL-3.0' });
    await put('node_modules/old', { licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] });
    expect(await productionPackages(base)).toEqual([
      { name: 'listed', version: '2.0.0', license: 'ISC' },
      { name: '@b/nested', version: '3.0.0', license: 'GPL-3.0' },
      { name: 'old', version: '4.0.0', license: 'MIT OR Apache-2.0' },
    ]);
  } finally {
    await rm(base, { recursive: true });
  }
});
