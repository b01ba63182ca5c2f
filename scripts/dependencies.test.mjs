import { expect, it } from 'vitest';
import { inexactVersions, missingOptional, pinnedToHost } from './dependencies.mjs';

it('finds every dependency that is not one exact version', () => {
  expect(
    inexactVersions({
      dependencies: { exact: '1.2.3', caret: '^1.2.3', beta: '18.4.0-beta.17' },
      devDependencies: { tag: 'latest', tilde: '~1.0.0' },
      overrides: { link: 'file:../x' },
    }),
  ).toEqual(['caret@^1.2.3', 'tag@latest', 'tilde@~1.0.0', 'link@file:../x']);
});

it('finds lock entries that name a host, and lets workspaces be', () => {
  expect(
    pinnedToHost({
      packages: {
        '': {},
        'node_modules/a': {},
        'node_modules/@wayfarer/web': { resolved: 'web' },
        'node_modules/b': { resolved: 'https://packages.example/b.tgz' },
      },
    }),
  ).toEqual(['node_modules/b']);
});

it('finds the builds for other platforms that a lock file leaves out', () => {
  const optionalDependencies = { '@x/linux': '1.0.0', '@x/windows': '1.0.0', '@x/mac': '1.0.0' };
  expect(
    missingOptional({
      packages: {
        'node_modules/x': { optionalDependencies },
        'node_modules/@x/linux': {},
        'node_modules/x/node_modules/@x/mac': {},
      },
    }),
  ).toEqual(['@x/windows']);
});
