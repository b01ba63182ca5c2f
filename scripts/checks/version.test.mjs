import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';

const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');

it('keeps the version in one place, with its entry in the changelog', async () => {
  const { version, workspaces } = JSON.parse(await read('package.json'));
  const changelog = await read('CHANGELOG.md');
  const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/gm)];
  expect(released[0]?.[1]).toBe(version);
  expect(changelog).toContain('\n## [Unreleased]\n');
  for (const workspace of workspaces) {
    const own = JSON.parse(await read(`${workspace}/package.json`));
    expect(own).toMatchObject({ version: '0.0.0', private: true });
  }
});

it('runs the checks on every promised version of Node', async () => {
  const { engines } = JSON.parse(await read('package.json'));
  const workflow = await read('.github/workflows/ci.yml');
  const [, listed = ''] = /node: \[([\d, ]+)\]/.exec(workflow) ?? [];
  const tried = listed.split(',').map(Number);
  expect(engines.node).toBe(`>=${tried[0]}.19`);
  expect(tried).toContain(Number((await read('.nvmrc')).trim()));
  expect(workflow).toContain('run: .ci/run');
});
